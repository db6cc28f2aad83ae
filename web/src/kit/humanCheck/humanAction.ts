/** A proof for one action is not valid for another. */
export type HumanAction = 'FEEDBACK' | 'GUEST' | 'INVITATION' | 'LOGIN' | 'REGISTER' | 'RESET'
