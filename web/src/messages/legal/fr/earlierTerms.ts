import type { LegalDocument } from '../LegalDocument.ts'

/** Terms before the current ones, version 220921. */
export const earlierTerms: LegalDocument = {
  title: 'Conditions d’utilisation',
  dated: '2022-09-21',
  day: '21 septembre 2022',
  lead: 'Palier vous aide à suivre des titres d’après des prix que vous fixez vous-même.',
  sections: [
    {
      title: 'Aucun conseil',
      blocks: [
        'Palier ne donne aucun conseil en placement et ne favorise aucun titre. Vos décisions vous appartiennent.',
      ],
    },
    {
      title: 'Les données',
      blocks: [
        'Les cours ne sont pas en temps réel. Ils sont rafraîchis environ toutes les 15 minutes, et les données des sociétés chaque jour.',
        'Les données servent à votre usage personnel. Les télécharger en masse est interdit.',
      ],
    },
    {
      title: 'Votre compte',
      blocks: [
        'Un compte est pour une seule personne. Les mots de passe ne sont gardés que sous la forme d’une empreinte salée et poivrée.',
        'Un usage offensant ou illégal peut entraîner un bannissement d’une durée indéterminée.',
      ],
    },
    {
      title: 'Changements',
      blocks: ['Une nouvelle version doit être acceptée pour continuer. Les lois du Québec s’appliquent.'],
    },
  ],
}
