/** What somebody is about to do: a proof made for one action does not pass for another. */
export type HumanAction = 'FEEDBACK' | 'GUEST' | 'INVITATION' | 'LOGIN' | 'REGISTER' | 'RESET'
