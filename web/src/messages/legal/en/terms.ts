import type { LegalDocument } from '../LegalDocument.ts'

/** Current terms, version 221201. */
export const terms: LegalDocument = {
  title: 'Terms and conditions',
  dated: '2022-12-01',
  day: 'December 1, 2022',
  lead: 'Palier helps you follow stocks by prices you set yourself. Here is what you can expect of it, and what we expect of you.',
  sections: [
    {
      title: 'No advice, no favoured security',
      blocks: [
        'Palier gives no investment, tax or legal advice. A score, a ranking or an analysis is not a recommendation to buy, sell or hold a security.',
        'Palier favours no security. Nobody pays for a security to appear, to rise in a list or to get a better score. The score is a calculation, always the same, made from your prices or from the last 52 weeks.',
        'Your decisions are yours, with their gains and their losses. When in doubt, consult a person who is allowed to give advice, such as an adviser registered with the Autorité des marchés financiers.',
      ],
    },
    {
      title: 'Data that is not real-time',
      blocks: [
        'Prices are refreshed about every 15 minutes and may be a few minutes older at their source. Company data is refreshed daily. The age of a price is shown beside it.',
        'Data may be missing, late or wrong. Always check a price with your broker before you place an order.',
        'Where the site announces a simulated exchange, prices, news and analyses are samples: they say nothing of real companies.',
      ],
    },
    {
      title: 'Personal use',
      blocks: [
        'The data shown is for your personal use. You may download your own lists, your portfolios and everything we keep about you.',
        'Downloading market data in bulk, copying it with a robot, reselling it or publishing it is forbidden. We limit the number of requests so that the service stays fast for everyone.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'An account is for one person. Give an e-mail address that is yours and keep your password to yourself.',
        'Passwords are never kept in the clear: only a salted, peppered hash remains, from which the password cannot be read back. After several failed attempts, sign-in is locked for 10 minutes.',
        'You may try Palier without an account. What you do there is deleted after 24 hours.',
        'You may close your account at any time, on the My account page.',
      ],
    },
    {
      title: 'Plans and payments',
      blocks: [
        'Each plan has its limits, shown before you choose it. The price, the taxes and the date of the next payment are shown before each purchase.',
        'Payments go through a specialised provider. Once cancelled, a subscription stays open until the end of the period that was paid for.',
      ],
    },
    {
      title: 'What is not allowed',
      blocks: [
        [
          'writing or sending anything offensive, hateful or threatening;',
          'using Palier for anything illegal, market manipulation included;',
          'trying to enter another person’s account, or to get around limits and checks;',
          'harming or overloading the service.',
        ],
        'Offensive or illegal use may lead to an indefinite ban. Unless it is urgent or the law forbids it, we tell you why.',
      ],
    },
    {
      title: 'Our responsibility',
      blocks: [
        'We take care of the service, but we cannot promise that it will always be open and free of errors. Within the limits of the law, we are not liable for losses caused by an investment decision, inaccurate data or an interruption.',
        'Nothing in these terms takes away the rights that the law gives you, in particular Québec’s Consumer Protection Act.',
      ],
    },
    {
      title: 'When these terms change',
      blocks: [
        'Each version has a number and a date. When a new version comes into force, we show it to you and you must accept it to continue. The earlier version stays readable here.',
        'If you refuse it, you may sign out, download your data or close your account, without accepting anything.',
        'These terms are governed by the laws of Québec and the laws of Canada that apply there.',
      ],
    },
  ],
}
