import { checkNewPassword, requestPasswordReset, resetPassword } from '@palier/contract/accounts/authenticationCalls'
import { beforeAll, expect, test } from 'vitest'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addMember, type Member } from '../../testing/addMember.ts'
import { type People, startWithPeople } from '../../testing/people.ts'
import { refusalOf } from '../../testing/startTestApi.ts'

// Frequent in neither short list of the page.
const COMMON = 'Dragonfly1!'
const GOOD = 'Trois-Chats7&Balcon'
const EMAIL = 'quenneville@exemple.ca'
const OWN = 'Quenneville&1815-27'

describeOnOneEngine('a new password before it is sent', (open) => {
  let people: People
  let member: Member

  beforeAll(async () => {
    const database = await open()
    people = await startWithPeople(database)
    member = await addMember(database, people.api, { email: EMAIL })
    return () => people.api.close()
  })

  test('is judged as it will be, by the whole list', async () => {
    expect(await people.send(checkNewPassword, { password: COMMON })).toEqual({ problems: ['PasswordTooCommon'] })
    expect(await people.send(checkNewPassword, { password: GOOD })).toEqual({ problems: [] })
    expect((await people.send(checkNewPassword, { password: 'weak' })).problems).toContain('PasswordTooShort')
  })

  test('the names are those of who registers, of who is signed in, or of the owner of the reset', async () => {
    const problems = ['PasswordTooCommon']
    const named = { email: EMAIL, firstname: 'Ada', lastname: 'Quenneville' }
    expect(await people.send(checkNewPassword, { password: OWN })).toEqual({ problems: [] })
    expect(await people.send(checkNewPassword, { password: OWN, ...named })).toEqual({ problems })
    expect(await member.send(checkNewPassword, { password: OWN })).toEqual({ problems })

    await people.send(requestPasswordReset, { email: member.email, token: await people.human('reset') })
    const resetToken = await people.resetToken(member.email)
    expect(await people.send(checkNewPassword, { password: OWN, resetToken })).toEqual({ problems })
    // To ask spends nothing, and a token that is none tells nothing.
    expect(await people.send(checkNewPassword, { password: OWN, resetToken: 'none' })).toEqual({ problems: [] })
    const refused = await refusalOf(
      people.send(resetPassword, { token: resetToken, password: OWN, confirmPassword: OWN }),
    )
    expect(refused.code).toBe('PasswordTooCommon')
    await people.send(resetPassword, { token: resetToken, password: GOOD, confirmPassword: GOOD })
  })
})
