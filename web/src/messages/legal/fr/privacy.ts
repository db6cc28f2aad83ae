import type { LegalDocument } from '../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Confidentialité',
  dated: '2022-12-01',
  day: '1er décembre 2022',
  lead: 'Palier garde peu de choses, et vous dit lesquelles. Nous ne vendons ni ne louons aucun renseignement personnel.',
  sections: [
    {
      title: 'Ce que nous recueillons',
      blocks: [
        [
          'Votre prénom, votre nom et votre adresse de courriel, donnés à l’inscription ou avec une demande d’invitation. Si vous entrez par Google, Google nous donne ces trois renseignements et, s’il y en a une, l’adresse de votre photo.',
          'Votre adresse IP, reçue avec chaque demande comme partout sur le Web. Elle sert à limiter les abus. Là où nous en gardons la trace, à la connexion et à l’acceptation des conditions, c’est sous la forme d’une empreinte à clé, jamais en clair.',
          'Ce que vous écrivez : listes, prix, portefeuilles, notes, avis, et la raison d’une demande d’invitation.',
          'Vos réglages : langue, devise et façon de calculer le score.',
          'La version des conditions que vous avez acceptée, et quand.',
        ],
        'Nous ne demandons ni numéro d’assurance sociale, ni numéro de compte de courtage, ni accès à votre courtier.',
      ],
    },
    {
      title: 'Votre mot de passe',
      blocks: [
        'Il n’est jamais gardé. Il n’en reste qu’une empreinte, salée pour chaque personne et poivrée d’un secret qui n’est pas dans la base de données. Personne, nous compris, ne peut le relire.',
        'Les liens envoyés par courriel ne servent qu’une fois, expirent, et ne sont gardés eux aussi que sous forme d’empreinte.',
      ],
    },
    {
      title: 'Ce qui est dans votre navigateur',
      blocks: [
        [
          'Un témoin de session, chiffré, qu’aucun script de la page ne peut lire. C’est lui qui prouve que vous êtes connecté. Il vit 12 heures, 24 heures pour une visite sans compte, et meurt à la déconnexion.',
          'Dans le stockage local : la fiche de la personne connectée (nom, courriel, image, rôles, fin de la session), sans le jeton de connexion, qui reste dans le témoin.',
          'Dans le stockage local aussi : vos préférences d’affichage, la langue, la devise, la version acceptée des conditions, les messages déjà fermés, le courriel retenu si vous l’avez demandé, le code d’une invitation et la clé d’un site fermé.',
          'Dans la base de données de votre navigateur, si vous avez un compte : les changements de prix qui attendent la connexion et, seulement si vous le demandez dans votre compte, le contenu non chiffré des vingt dernières pages lues parmi votre tableau de bord, vos listes, vos titres et vos portefeuilles, pour les relire hors ligne. Tout est effacé à la déconnexion et à la fin de la session.',
        ],
        'La page sur les témoins en donne la liste complète.',
      ],
    },
    {
      title: 'Ce qui est sur nos serveurs',
      blocks: [
        'Votre compte, vos listes, vos portefeuilles et vos réglages sont dans la base de données du site. Les sessions ouvertes y sont aussi, pour que votre déconnexion soit réelle.',
        'Les courriels que nous vous envoyons passent par un serveur de courrier. Nous n’écrivons que pour votre compte : activation, mot de passe, invitation, bienvenue.',
      ],
    },
    {
      title: 'Publicité et mesure d’audience',
      blocks: [
        'Des témoins de publicité et de mesure d’audience sont employés là où un site les active, et seulement après votre consentement. Aucun n’est activé ici pour l’instant. Si cela devait changer, cette page le dirait d’abord.',
      ],
    },
    {
      title: 'Les fournisseurs',
      blocks: [
        [
          'Les paiements passent par un fournisseur de facturation externe. Il reçoit votre nom, votre courriel et votre carte; le numéro complet de la carte n’arrive jamais dans notre base de données. Un site de démonstration emploie un paiement d’essai, sans somme réelle.',
          'La vérification qui écarte les robots est faite par notre propre serveur. Un site peut employer à sa place celle de Cloudflare ou de Google, qui voient alors votre adresse IP.',
          'Si vous le demandez, l’inscription de votre navigateur aux avis : l’adresse de son service d’avis, ses clés et votre fuseau horaire. Ce service transmet l’avis sans pouvoir le lire. L’inscription s’efface quand vous la retirez ou vous déconnectez.',
          'La connexion par Google, si vous la choisissez.',
        ],
      ],
    },
    {
      title: 'Combien de temps',
      blocks: [
        [
          'Un compte : tant qu’il est ouvert. Une fois fermé, plus personne n’y entre et ses données sont effacées au prochain passage du nettoyage.',
          'Une visite sans compte : 24 heures. Si vous créez un compte et choisissez d’en garder quelque chose, cela attend votre confirmation, au plus tard jusqu’à la fin du lien d’activation.',
          'Une session : 12 heures au plus.',
          'La trace que vous avez lu l’avis sur les témoins : un an.',
        ],
      ],
    },
    {
      title: 'Vos droits',
      blocks: [
        'La loi du Québec vous donne le droit de voir vos renseignements, de les corriger, de les emporter, de retirer votre consentement et de les faire effacer. La page Mon compte sert à cela : changer votre nom, télécharger tout ce que nous gardons, fermer votre compte.',
        'Pour toute autre demande, écrivez par le panneau Votre avis : la personne qui exploite ce site est responsable de la protection des renseignements personnels. Si la réponse ne vous convient pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
      ],
    },
  ],
}
