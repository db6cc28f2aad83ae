export interface Step {
  name: string
  /** What Node is called with. */
  command: string[]
  environment?: Record<string, string>
}

export interface DoneStep {
  name: string
  held: boolean
  seconds: number
}

export const REPORTS: string
export const CHECKS: Record<'types' | 'lint' | 'format' | 'drift', Step>
export function runLanes(lanes: Step[][], others?: Step[], onEnd?: (done: DoneStep) => void): Promise<DoneStep[]>
export function tellSteps(steps: DoneStep[]): void
