"""As much of `requests` as the samples use, for machines that do not have it."""

import http.client
import json as json_format
import urllib.parse


class Response:
    def __init__(self, answer):
        self.status_code = answer.status
        self.reason = answer.reason
        self.headers = answer.headers
        self.content = answer.read()
        self.text = self.content.decode()
        self.ok = answer.status < 400

    def json(self):
        return json_format.loads(self.content)


def request(method, url, headers=None, json=None, data=None, timeout=None):
    parts = urllib.parse.urlsplit(url)
    given = dict(headers or {})
    if json is not None:
        data = json_format.dumps(json).encode()
        given.setdefault("Content-Type", "application/json")
    connection = http.client.HTTPConnection(parts.netloc, timeout=timeout)
    target = url[len(f"{parts.scheme}://{parts.netloc}") :]
    connection.request(method, target, body=data, headers=given)
    return Response(connection.getresponse())


def _method(name):
    return lambda url, **options: request(name, url, **options)


get, head, post, put, patch, delete, options = map(
    _method, ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
)
