#!/bin/sh
# Starts nginx in the container. Told to listen by IPv6, it would not start on a host that has none.
set -eu

if grep -q . /proc/net/if_inet6 2>/dev/null; then
  echo 'listen [::]:8080 default_server;' >/tmp/listen-ipv6.conf
fi
exec nginx -p /srv/portal -c nginx/nginx.conf -e stderr -g 'daemon off;'
