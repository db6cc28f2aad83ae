import type { LegalDocument } from '../LegalDocument.ts'

/** Terms before the current ones, version 220921. */
export const earlierTerms: LegalDocument = {
  title: 'Terms and conditions',
  dated: '2022-09-21',
  day: 'September 21, 2022',
  lead: 'Palier helps you follow stocks by prices you set yourself.',
  sections: [
    {
      title: 'No advice',
      blocks: ['Palier gives no investment advice and favours no security. Your decisions are yours.'],
    },
    {
      title: 'The data',
      blocks: [
        'Prices are not real-time. They are refreshed about every 15 minutes, and company data daily.',
        'The data is for your personal use. Downloading it in bulk is forbidden.',
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'An account is for one person. Passwords are kept only as a salted, peppered hash.',
        'Offensive or illegal use may lead to an indefinite ban.',
      ],
    },
    {
      title: 'Changes',
      blocks: ['A new version must be accepted to continue. The laws of Québec apply.'],
    },
  ],
}
