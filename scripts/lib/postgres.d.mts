export function findPostgres(): string | null
export function startPostgres(options?: { onStatement?: (statement: string) => void }): Promise<{
  url: string
  createDatabase(name: string): string
  stop(): Promise<void>
}>
export function freePort(): Promise<number>
