import { pathTo } from '../../../kit/navigation/paths.ts'

export function planPath(planName: string | null): string {
  const path = pathTo('Subscription')
  return planName === null ? path : `${path}?plan=${encodeURIComponent(planName)}`
}
