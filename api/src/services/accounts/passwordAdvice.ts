import type { PasswordProblem } from '@palier/domain/accounts/password'
import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { findOneTimeToken } from '../../database/queries/accounts/oneTimeTokenQueries.ts'
import { hashOneTimeToken } from '../../kernel/oneTimeToken.ts'
import { newPasswordProblems, type PasswordOwner } from './newPassword.ts'
import type { Viewer } from '../kernel/viewer.ts'

type PasswordQuestion = { password: string; resetToken: string | null; named: PasswordOwner }

export function createPasswordAdvice(database: Database) {
  async function ownerOf({ resetToken, named }: PasswordQuestion, viewer: Viewer | null): Promise<PasswordOwner> {
    const found = resetToken === null ? null : await findOneTimeToken(database, hashOneTimeToken(resetToken), 'reset')
    const userId = found?.userId ?? viewer?.userId
    return (userId === undefined ? null : await findAccountById(database, userId)) ?? named
  }

  return {
    problemsOf: async (question: PasswordQuestion, viewer: Viewer | null): Promise<PasswordProblem[]> =>
      newPasswordProblems(question.password, await ownerOf(question, viewer)),
  }
}
