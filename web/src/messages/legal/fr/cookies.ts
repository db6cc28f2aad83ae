import { COOKIE_POLICY_DATE } from '@palier/domain/accounts/terms'
import type { LegalDocument } from '../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Témoins',
  dated: COOKIE_POLICY_DATE,
  day: '11 janvier 2022',
  lead: 'Palier pose trois témoins (« cookies ») : celui de votre session, celui de ce navigateur et celui de votre langue. Le reste de ce que votre navigateur retient sert à votre confort et ne nous est pas envoyé d’office.',
  sections: [
    {
      title: 'Le témoin de session',
      blocks: [
        'Il est posé quand vous vous connectez ou essayez Palier sans compte. Il est chiffré, réservé à ce site, et aucun script ne peut le lire. Il vit 12 heures, ou 24 heures sans compte, et disparaît à la déconnexion.',
        'Sans lui, il n’est pas possible d’être connecté. Il ne sert à rien d’autre.',
      ],
    },
    {
      title: 'Le témoin de ce navigateur',
      blocks: [
        'Il est posé quand vous vous connectez à votre compte. Il contient un nombre tiré au hasard, il est réservé à ce site, et aucun script ne peut le lire. Il vit un an à compter de votre dernière connexion ici, et ne vaut plus rien dès que vous changez de mot de passe.',
        'Il nous dit que vous vous êtes déjà connecté avec ce navigateur : si des inconnus essaient de mauvais mots de passe avec votre courriel, vous entrez quand même ici. Il n’ouvre rien à lui seul et ne sert à rien d’autre.',
      ],
    },
    {
      title: 'Le témoin de langue',
      blocks: [
        'Il est posé quand vous choisissez une langue. Il contient « fr » ou « en », il est réservé à ce site, et vit un an à compter de votre dernière visite. Notre serveur le lit pour envoyer les pages dans votre langue. Il ne sert à rien d’autre.',
      ],
    },
    {
      title: 'Le stockage local',
      blocks: [
        'Ces renseignements restent dans votre navigateur jusqu’à ce que vous les effaciez :',
        [
          'la fiche de la personne connectée, effacée à la déconnexion;',
          'le courriel à retenir, si vous avez coché la case;',
          'le code d’une invitation reçue;',
          'la date où vous avez fermé l’avis sur les témoins, valable un an (8 760 heures), après quoi l’avis revient;',
          'les messages que vous avez fermés;',
          'la version acceptée des conditions;',
          'la langue, la devise, l’apparence et les couleurs;',
          'les dernières pages lues et les changements de prix qui attendent le réseau, effacés à la déconnexion; l’application elle-même, pour l’ouvrir sans réseau;',
          'la clé d’accès d’un site qui n’est pas encore ouvert.',
        ],
      ],
    },
    {
      title: 'Publicité et mesure d’audience',
      blocks: [
        'Des témoins de publicité et de mesure d’audience sont employés là où un site les active, et seulement après votre consentement. Aucun n’est activé ici : Palier n’en pose aucun et ne charge aucun de leurs scripts.',
      ],
    },
    {
      title: 'Les autres services',
      blocks: [
        'La vérification qui écarte les robots est la nôtre et ne pose aucun témoin. Un site qui emploie celle de Cloudflare ou de Google, la connexion par Google ou un fournisseur de paiement charge leurs pages, et ceux-ci peuvent alors poser leurs propres témoins.',
      ],
    },
    {
      title: 'Les effacer',
      blocks: [
        'Les réglages de votre navigateur permettent de tout effacer en tout temps. Vous serez déconnecté et vos préférences d’affichage reviendront à leur point de départ; votre compte, lui, ne change pas.',
      ],
    },
  ],
}
