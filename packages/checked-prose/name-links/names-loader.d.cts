declare function namesLoader(this: object, source: string): string;

export = namesLoader;
