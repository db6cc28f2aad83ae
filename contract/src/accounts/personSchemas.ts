import { z } from 'zod'
import { boundedText } from '../kernel/scalars.ts'

/** Bounds of what a person types. A password is checked by its own rules, with their own codes. */
export const FREE_TEXT_LENGTH = 1000
export const personName = boundedText(50, 1)
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  // A name, an at sign, a domain of at least two parts: what is between the dots is for the mail server to judge.
  .regex(/^[^\s@<>"]+@([^\s@<>".]+\.)+[^\s@<>".]{2,}$/)
export const typedPassword = z.string().min(1).max(1000)

/** What a human check hands the page. An empty token is refused wherever a check is due. */
export const humanActionToken = z.string().max(8000)

/** A token from a mail: single use, bound to its purpose. */
export const mailToken = z.string().min(1).max(200)

/** What a sign-in answered to this browser, whoever signed in. */
export const deviceToken = z.string().max(200)
