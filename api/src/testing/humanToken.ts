import { getHumanCheck, type HumanAction } from '@palier/contract/accounts/humanCheckCalls'
import { z } from 'zod'
import type { WorkChallenge } from '../providers/humanCheck/port.ts'
import { solveWork } from '../providers/humanCheck/testing/solveWork.ts'
import type { TestApi } from './startTestApi.ts'

/** Does what the page does before an action, from this machine's own address. */
export async function humanTokenFor(api: TestApi, action: HumanAction): Promise<string> {
  const { challenge } = await api.clientOf().send(getHumanCheck, { action })
  return solveWork(z.custom<WorkChallenge>().parse(challenge))
}
