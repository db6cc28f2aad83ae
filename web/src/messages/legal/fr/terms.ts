import type { LegalDocument } from '../LegalDocument.ts'

/** Current terms, version 221201. */
export const terms: LegalDocument = {
  title: 'Conditions d’utilisation',
  dated: '2022-12-01',
  day: '1er décembre 2022',
  lead: 'Palier vous aide à suivre des titres d’après des prix que vous fixez vous-même. Voici ce que vous pouvez en attendre, et ce que nous attendons de vous.',
  sections: [
    {
      title: 'Aucun conseil, aucun titre favorisé',
      blocks: [
        'Palier ne donne aucun conseil en placement, en fiscalité ou en droit. Un score, un classement ou une analyse n’est pas une recommandation d’acheter, de vendre ou de garder un titre.',
        'Palier ne favorise aucun titre. Personne ne paie pour qu’un titre paraisse, monte dans une liste ou reçoive un meilleur score. Le score est un calcul, toujours le même, fait à partir de vos prix ou des 52 dernières semaines.',
        'Vos décisions vous appartiennent, avec leurs gains et leurs pertes. En cas de doute, consultez une personne autorisée à donner des conseils, par exemple une conseillère ou un conseiller inscrit auprès de l’Autorité des marchés financiers.',
      ],
    },
    {
      title: 'Des données qui ne sont pas en temps réel',
      blocks: [
        'Les cours sont rafraîchis environ toutes les 15 minutes et peuvent avoir quelques minutes de plus à leur source. Les données des sociétés sont rafraîchies chaque jour. L’âge d’un cours est affiché à côté de lui.',
        'Une donnée peut manquer, être en retard ou être fausse. Vérifiez toujours un prix chez votre courtier avant de passer un ordre.',
        'Quand le site annonce une bourse simulée, les cours, les nouvelles et les analyses sont des exemples : ils ne disent rien de sociétés réelles.',
      ],
    },
    {
      title: 'Un usage personnel',
      blocks: [
        'Les données affichées servent à votre usage personnel. Vous pouvez télécharger vos propres listes, vos portefeuilles et tout ce que nous gardons de vous.',
        'Il est interdit de télécharger les données de marché en masse, de les copier par un robot, de les revendre ou de les publier. Nous limitons le nombre de demandes pour que le service reste rapide pour tout le monde.',
      ],
    },
    {
      title: 'Votre compte',
      blocks: [
        'Un compte est pour une seule personne. Donnez une adresse de courriel qui est à vous et gardez votre mot de passe pour vous.',
        'Les mots de passe ne sont jamais gardés en clair : il n’en reste qu’une empreinte salée et poivrée, d’où le mot de passe ne peut pas être relu. Après plusieurs essais manqués, la connexion est verrouillée pendant 10 minutes.',
        'Vous pouvez essayer Palier sans compte. Ce que vous y faites alors est effacé après 24 heures.',
        'Vous pouvez fermer votre compte en tout temps, à la page Mon compte.',
      ],
    },
    {
      title: 'Forfaits et paiements',
      blocks: [
        'Chaque forfait a ses limites, affichées avant que vous le choisissiez. Le prix, les taxes et la date du prochain paiement sont affichés avant chaque achat.',
        'Les paiements passent par un fournisseur spécialisé. Une fois annulé, un abonnement reste ouvert jusqu’à la fin de la période payée.',
      ],
    },
    {
      title: 'Ce qui n’est pas permis',
      blocks: [
        [
          'écrire ou transmettre des propos offensants, haineux ou menaçants;',
          'se servir de Palier pour un acte illégal, y compris la manipulation des marchés;',
          'tenter d’entrer dans le compte d’une autre personne, ou de contourner les limites et les vérifications;',
          'nuire au service ou le surcharger.',
        ],
        'Un usage offensant ou illégal peut entraîner un bannissement d’une durée indéterminée. Sauf urgence ou interdiction de la loi, nous vous disons pourquoi.',
      ],
    },
    {
      title: 'Notre responsabilité',
      blocks: [
        'Nous prenons soin du service, mais nous ne pouvons pas promettre qu’il soit toujours ouvert et sans erreur. Dans les limites permises par la loi, nous ne répondons pas des pertes causées par une décision de placement, une donnée inexacte ou une interruption.',
        'Rien dans ces conditions ne retire les droits que vous donne la loi, en particulier la Loi sur la protection du consommateur du Québec.',
      ],
    },
    {
      title: 'Quand ces conditions changent',
      blocks: [
        'Chaque version porte un numéro et une date. Quand une nouvelle version entre en vigueur, nous vous la montrons et vous devez l’accepter pour continuer. La version précédente reste lisible ici.',
        'Si vous la refusez, vous pouvez vous déconnecter, télécharger vos données ou fermer votre compte, sans rien accepter.',
        'Les lois du Québec et les lois du Canada qui s’y appliquent régissent ces conditions.',
      ],
    },
  ],
}
