// Polyfill: gitlab-ci-local calls this method, which Node.js 20 lacks.
// oxlint-disable-next-line no-extend-native -- as later editions have it
Set.prototype.union ??= function union(other) {
  return new Set([...this, ...other]);
};
