export type RedisServer = { url: string; port: number; stop(): Promise<void> }
export function hasRedis(): boolean
export function startRedis(options?: { port?: number; password?: string }): Promise<RedisServer>
