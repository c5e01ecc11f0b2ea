// What gitlab-ci-local calls and Node.js 20 does not have.
// oxlint-disable-next-line no-extend-native -- as later editions have it
Set.prototype.union ??= function union(other) {
  return new Set([...this, ...other]);
};
