#!/bin/bash
# Whether nginx answers: the image has no curl, and needs none.
set -eu

exec 3<>/dev/tcp/127.0.0.1/8080
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
grep -q '^HTTP/1.1 200 ' <&3
