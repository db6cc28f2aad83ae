/** A user as verified by an identity provider. */
export type VerifiedIdentity = {
  /** The provider's stable id of the user, whatever becomes of the address. */
  subject: string
  /** As the service spells it. */
  email: string
  /** Without this the address proves nothing. */
  emailVerified: boolean
  /**
   * The service also runs the mailbox, so the address is the person's today. A verified address elsewhere may have
   * changed hands since.
   */
  ownsMailbox: boolean
  /** Empty where it is not told. */
  firstName: string
  lastName: string
  /** Of https, or null. */
  pictureUrl: string | null
}

export type IdentityExpectation = {
  /** What this browser was given when the sign-in began. */
  nonce: string
  now: Date
}

export interface IdentityProvider {
  /** Null for a token that is forged, foreign, expired or malformed. */
  verifyIdentityToken(token: string, expectation: IdentityExpectation): Promise<VerifiedIdentity | null>
}

export class IdentityProviderDown extends Error {
  override readonly name = 'IdentityProviderDown'
}
