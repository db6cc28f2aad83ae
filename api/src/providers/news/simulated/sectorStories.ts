type Translated = { readonly fr: string; readonly en: string }

/** Invented companies by sector, so that no story is about a real one. */
export const FICTIONAL_FIRMS: Readonly<Record<string, readonly string[]>> = {
  financials: ['Caisse Nordet', 'Banque Lupin-Bleu', 'Assurances Marée-Haute'],
  informationTechnology: ['Logiciels Harfang', 'Circuits Pikaia', 'Nuages Tourmaline'],
  energy: ['Énergies Boréalis', 'Pipelines Coulée-Verte', 'Pétroles Onagre'],
  industrials: ['Transports Grand Pic', 'Ateliers Sizerin', 'Aéro Tadoussane'],
  communicationServices: ['Réseaux Gélinotte', 'Ondes Cap-Vermeil', 'Médias Bruant'],
  consumerStaples: ['Épiceries Fleur-de-Sarrasin', 'Laiterie Mont-Cassis', 'Aliments Bleuetière'],
  consumerDiscretionary: ['Boutiques Sarcelle', 'Autos Mistassine', 'Loisirs Carcajou'],
  materials: ['Mines Schefferine', 'Métaux Labradorite', 'Chimie Salicaire'],
  utilities: ['Hydro Rapides-Bleus', 'Éoliennes Fjordine', 'Réseau Kamourasquin'],
  realEstate: ['FPI Toits-Rouges', 'Immeubles Grand Quai', 'FPI Entrepôts Sapinière'],
  healthCare: ['Biotech Achillée', 'Cliniques Mélilot', 'Pharma Sanguinaire'],
  funds: ['Fonds Escalier', 'Fonds Belvédère', 'Fonds Palissandre'],
}

type Story = {
  title: (first: string, second: string) => Translated
  content: (first: string, second: string) => Translated
}

export const SECTOR_STORIES: readonly Story[] = [
  {
    title: (first, second) => ({
      fr: `${first} conclut un partenariat avec ${second}`,
      en: `${first} signs a partnership with ${second}`,
    }),
    content: (first, second) => ({
      fr: `${first} annonce un partenariat avec ${second}. Les deux sociétés fictives mettront en commun leurs équipes pendant trois ans.`,
      en: `${first} announces a partnership with ${second}. The two fictional companies will pool their teams for three years.`,
    }),
  },
  {
    title: (first) => ({ fr: `${first} relève ses perspectives`, en: `${first} raises its outlook` }),
    content: (first) => ({
      fr: `${first}, une société fictive, s’attend à une croissance solide et à une demande en progression pour le reste de l’année.`,
      en: `${first}, a fictional company, expects strong growth and rising demand for the rest of the year.`,
    }),
  },
  {
    title: (first) => ({ fr: `${first} abaisse ses prévisions`, en: `${first} cuts its forecast` }),
    content: (first) => ({
      fr: `${first}, une société fictive, évoque des coûts plus élevés et un ralentissement de ses commandes.`,
      en: `${first}, a fictional company, points to higher costs and slower orders.`,
    }),
  },
  {
    title: (first, second) => ({
      fr: `${first} et ${second} forment une coentreprise avec l’appui de leur secteur`,
      en: `${first} and ${second} form a joint venture`,
    }),
    content: (first, second) => ({
      fr: `${first} lance une coentreprise avec ${second}. Ces deux sociétés fictives y voient une occasion de croissance.`,
      en: `${first} launches a joint venture with ${second}. The two fictional companies see an opportunity for growth.`,
    }),
  },
  {
    title: (first) => ({ fr: `Retards de livraison chez ${first}`, en: `Delivery delays at ${first}` }),
    content: (first) => ({
      fr: `${first}, une société fictive, avertit de retards et d’une pression sur ses marges ce trimestre.`,
      en: `${first}, a fictional company, warns of delays and of pressure on its margins this quarter.`,
    }),
  },
  {
    title: (first) => ({ fr: `${first} présente des résultats stables`, en: `${first} reports steady results` }),
    content: (first) => ({
      fr: `${first}, une société fictive, présente des résultats conformes à ce qu’elle avait annoncé.`,
      en: `The results of ${first}, a fictional company, are in line with what it had announced.`,
    }),
  },
]
