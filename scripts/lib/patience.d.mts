export function waitWhileMoving(parts: {
  isReady(): boolean | Promise<boolean>
  progress(): unknown
  tell?: ((seconds: number) => void) | undefined
  now?: () => number
  pause?: (milliseconds: number) => Promise<unknown>
}): Promise<boolean>
export function movementBelow(folder: string): string
