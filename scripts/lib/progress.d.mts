export type Output = { isTTY?: boolean; write(text: string): unknown }
export function withProgress<Result>(words: string, work: () => Promise<Result>, out?: Output): Promise<Result>
