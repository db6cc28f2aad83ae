import type { ChildProcess } from 'node:child_process'

/** How Node runs each service. */
export const NODE_FLAGS: readonly string[]

export type Service = {
  child: ChildProcess
  ended: Promise<{ code: number | null; signal: string | null }>
  ready(url: string, options?: { tell?: (seconds: number) => void }): Promise<void>
  stop(): Promise<{ code: number | null; signal: string | null }>
}
export function startService(
  service: 'api' | 'bff',
  environment: Record<string, string>,
  onLine?: (service: string, line: string) => void,
  node?: string,
): Service
export function sentenceOf(line: string): string
