// What gitlab-ci-local calls and Node.js 20 does not have.
Set.prototype.union ??= function union(other) {
  return new Set([...this, ...other]);
};
