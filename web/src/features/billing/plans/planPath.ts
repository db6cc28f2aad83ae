import { pathTo } from '../../../kit/navigation/paths.ts'

/** The address of the plans, with this one chosen already where one is named. */
export function planPath(planName: string | null): string {
  const path = pathTo('Subscription')
  return planName === null ? path : `${path}?plan=${encodeURIComponent(planName)}`
}
