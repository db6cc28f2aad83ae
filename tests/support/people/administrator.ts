import { request } from '@playwright/test'
import { getHumanCheck } from '@palier/contract/accounts/humanCheckCalls'
import { z } from 'zod'
import { solveWork } from '../../../api/src/providers/humanCheck/testing/solveWork.ts'

/** Made with the product that the journeys run on. */
export const ADMINISTRATOR = { email: 'administration@exemple.ca', password: 'Sept-marches-10!' }

export const ADMINISTRATOR_SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
}

const CHALLENGE = z.custom<Parameters<typeof solveWork>[0]>()

/** The administrator at the REST door: sends a call by its path and answers its data. */
export async function actAsAdministrator(apiUrl: string) {
  const context = await request.newContext({ baseURL: apiUrl })

  async function send(path: string, data: object, token?: string): Promise<unknown> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await context.post(path, { data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`)
    return ((await answer.json()) as { data: unknown }).data
  }

  const { email, password } = ADMINISTRATOR
  const check = getHumanCheck.output.parse(await send(getHumanCheck.path, { action: 'login' }))
  const token = check.kind === 'off' ? '' : await solveWork(CHALLENGE.parse(check.challenge))
  const login = await send('/api/authentication/login', { email, password, token })
  const { tokenInfo } = login as { tokenInfo: { rawToken: string } }
  return {
    send: (path: string, data: object) => send(path, data, tokenInfo.rawToken),
    close: () => context.dispose(),
  }
}
