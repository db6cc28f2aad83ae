import { COOKIE_POLICY_DATE } from '@palier/domain/accounts/terms'
import type { LegalDocument } from '../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  dated: COOKIE_POLICY_DATE,
  day: 'January 11, 2022',
  lead: 'Palier sets three cookies: that of your session, that of this browser, and that of your language. Whatever else your browser remembers is for your comfort and is not sent to us as a matter of course.',
  sections: [
    {
      title: 'The session cookie',
      blocks: [
        'It is set when you sign in or try Palier without an account. It is encrypted, reserved to this site, and no script can read it. It lives 12 hours, or 24 hours without an account, and disappears when you sign out.',
        'Without it, it is not possible to be signed in. It serves for nothing else.',
      ],
    },
    {
      title: 'The cookie of this browser',
      blocks: [
        'It is set when you sign in to your account. It holds a random number, is reserved to this site, and no script can read it. It lives one year from your last sign-in here, and is worth nothing any more once you change your password.',
        'It tells us that you have signed in with this browser before: if strangers try wrong passwords with your e-mail, you still come in here. It opens nothing by itself and serves for nothing else.',
      ],
    },
    {
      title: 'The language cookie',
      blocks: [
        'It is set when you choose a language. It holds “fr” or “en”, is reserved to this site, and lives one year from your last visit. Our server reads it to send pages in your language. It serves for nothing else.',
      ],
    },
    {
      title: 'Local storage',
      blocks: [
        'These stay in your browser until you clear them:',
        [
          'the record of the person signed in, cleared when you sign out;',
          'the e-mail to remember, if you ticked the box;',
          'the code of an invitation that you received;',
          'the date when you closed the notice on cookies, good for one year (8,760 hours), after which the notice returns;',
          'the messages you have dismissed;',
          'the accepted version of the terms;',
          'the language, the currency, the appearance and the colours;',
          'the last pages you read and the price changes waiting for the network, erased when you sign out; the application itself, to open it without a network;',
          'the access key of a site that is not open yet.',
        ],
      ],
    },
    {
      title: 'Advertising and analytics',
      blocks: [
        'Advertising and analytics cookies are used where a site turns them on, and only after you consent. None is turned on here: Palier sets none and loads none of their scripts.',
      ],
    },
    {
      title: 'Other services',
      blocks: [
        'The check that keeps robots out is our own and sets no cookie. A site that uses the one of Cloudflare or Google, sign-in with Google or a payment provider loads their pages, and these may then set cookies of their own.',
      ],
    },
    {
      title: 'Clearing them',
      blocks: [
        'The settings of your browser let you clear everything at any time. You will be signed out and your display preferences will go back to where they began; your account does not change.',
      ],
    },
  ],
}
