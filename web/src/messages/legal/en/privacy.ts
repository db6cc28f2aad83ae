import type { LegalDocument } from '../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Privacy',
  dated: '2022-12-01',
  day: 'December 1, 2022',
  lead: 'Palier keeps little, and tells you what. We neither sell nor rent any personal information.',
  sections: [
    {
      title: 'What we collect',
      blocks: [
        [
          'Your first name, last name and e-mail address, given when you register or ask for an invitation. If you come in with Google, Google gives us these three and, where there is one, the address of your picture.',
          'Your IP address, received with each request as everywhere on the Web. It serves to limit abuse. Where we keep a trace of it, at sign-in and when terms are accepted, it is a keyed hash, never the address itself.',
          'What you write: lists, prices, portfolios, notes, feedback, and the reason for an invitation request.',
          'Your settings: language, currency and how the score is made.',
          'Which version of the terms you accepted, and when.',
        ],
        'We ask for no social insurance number, no brokerage account number and no access to your broker.',
      ],
    },
    {
      title: 'Your password',
      blocks: [
        'It is never kept. Only a hash remains, salted for each person and peppered with a secret that is not in the database. Nobody, ourselves included, can read it back.',
        'Links sent by e-mail work once, expire, and are kept only as hashes as well.',
      ],
    },
    {
      title: 'What is in your browser',
      blocks: [
        [
          'A session cookie, encrypted, which no script of the page can read. It is what proves that you are signed in. It lives 12 hours, 24 hours for a visit without an account, and dies when you sign out.',
          'In local storage: the record of the person signed in (name, e-mail, picture, roles, end of the session), without the sign-in token, which stays in the cookie.',
          'Also in local storage: your display preferences, the language, the currency, the accepted version of the terms, messages already dismissed, the e-mail to remember if you asked for it, the code of an invitation and the key of a closed site.',
          'In your browser’s database, if you have an account: price changes waiting for a connection and, only if you turn it on in your account, the unencrypted content of the last twenty pages you read among your dashboard, lists, stocks and portfolios, so that you can read them offline. All of it is erased when you sign out and when the session ends.',
        ],
        'The page on cookies lists them all.',
      ],
    },
    {
      title: 'What is on our servers',
      blocks: [
        'Your account, lists, portfolios and settings are in the database of the site. Open sessions are there too, so that signing out is real.',
        'The e-mails we send you go through a mail server. We write only about your account: activation, password, invitation, welcome.',
      ],
    },
    {
      title: 'Advertising and analytics',
      blocks: [
        'Advertising and analytics cookies are used where a site turns them on, and only after you consent. None is turned on here for now. Should that change, this page would say so first.',
      ],
    },
    {
      title: 'Providers',
      blocks: [
        [
          'Payments go through a third-party billing provider. It receives your name, your e-mail and your card; the full card number never reaches our database. A demonstration site uses a trial payment, with no real money.',
          'The check that keeps robots out is made by our own server. A site may use the one of Cloudflare or Google instead, who then see your IP address.',
          'If you ask for it, your browser’s subscription to alerts: the address of its push service, its keys and your time zone. That service passes the alert on without being able to read it. The subscription ends when you turn it off or sign out.',
          'Sign-in with Google, if you choose it.',
        ],
      ],
    },
    {
      title: 'How long',
      blocks: [
        [
          'An account: as long as it is open. Once closed, nobody enters it any more and its data is erased at the next run of the clean-up.',
          'A visit without an account: 24 hours. If you create an account and choose to keep something of it, that waits for your confirmation, until the activation link ends at the latest.',
          'A session: 12 hours at most.',
          'The record that you read the notice on cookies: one year.',
        ],
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'The law of Québec gives you the right to see your information, correct it, take it with you, withdraw your consent and have it erased. The My account page serves for that: change your name, download everything we keep, close your account.',
        'For any other request, write through the Feedback panel: the person who runs this site is responsible for the protection of personal information. If the answer does not satisfy you, you may turn to the Commission d’accès à l’information du Québec.',
      ],
    },
  ],
}
