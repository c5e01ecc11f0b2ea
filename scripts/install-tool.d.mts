/** Installs the packages of a folder of `tools/`, unless they are there. */
export function installTool(name: string): void;
