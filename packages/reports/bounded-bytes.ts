const FIRST_SIZE = 4096;

/** Collects bytes up to a limit in one buffer, because a chunk may be a single byte. */
export class BoundedBytes {
  private bytes = new Uint8Array();
  private size = 0;

  constructor(private readonly most: number) {}

  /** @returns false if the limit would be exceeded; the chunk is then not added */
  add(chunk: Uint8Array): boolean {
    const needed = this.size + chunk.length;
    if (needed > this.most) return false;
    if (needed > this.bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2, FIRST_SIZE));
      grown.set(this.bytes);
      this.bytes = grown;
    }
    this.bytes.set(chunk, this.size);
    this.size = needed;
    return true;
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.size);
  }
}
