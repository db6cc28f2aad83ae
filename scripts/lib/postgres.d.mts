export function findPostgres(): string | null
export function startPostgres(): Promise<{
  url: string
  createDatabase(name: string): string
  stop(): Promise<void>
}>
export function freePort(): Promise<number>
