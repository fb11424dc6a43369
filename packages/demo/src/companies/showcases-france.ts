import type { ShowcaseDraft } from './showcase-draft.ts'

export const frenchShowcases: Record<string, ShowcaseDraft> = {
  cordelune: {
    palette: 'plum',
    captionLocale: 'fr',
    cases: [
      {
        key: 'dairy',
        ageDays: 55,
        fr: [
          'Suivi des lots d’une laiterie coopérative',
          `
          Trois cents producteurs, quatre camions, une question : de quelle ferme vient ce pot ? La réponse prenait deux jours et plusieurs classeurs. Elle prend désormais six minutes, y compris la nuit.

          Ce qui reste manuel : les lots mélangés deux fois. Nous l'avons écrit dans le logiciel, en toutes lettres, plutôt que de faire semblant.`,
          ['Sept mois, équipe de quatre', 'Rappel en six minutes', 'Aucune ressaisie depuis la mise en service'],
        ],
        en: [
          'Lot tracking for a dairy co-operative',
          `
          Three hundred producers, four tankers and one question: which farm does this pot come from? The answer used to take two days and several binders. It now takes six minutes, at night too.

          What remains manual: lots mixed twice. We wrote that into the software in so many words rather than pretend.`,
          ['Seven months, team of four', 'Recall within six minutes', 'Nothing typed twice since launch'],
        ],
      },
      {
        key: 'tooling',
        ageDays: 130,
        fr: [
          'Le classeur aux 38 onglets',
          `
          Un planning d'outillage tenu depuis 2004 dans un seul fichier. Avant d'écrire une ligne, nous avons lu les formules avec celui qui les avait posées. L'onglet 31 contenait une règle que personne n'avait jamais dite à voix haute.

          Le logiciel la dit désormais, et le classeur n'a plus été ouvert depuis quatre mois.`,
          ['Cinq mois, équipe de trois', '38 onglets, 11 règles, 4 écrans', 'Formation : une matinée'],
        ],
      },
    ],
    gallery: [
      'La salle où l’on dessine, quai de la Fosse',
      'Relecture de la documentation par quelqu’un qui ne sait rien',
      'Bottes d’équipe, pointures 37 à 45',
    ],
  },
  mirabande: {
    captionLocale: 'fr',
    cases: [
      {
        key: 'coats',
        ageDays: 70,
        fr: [
          'Une boutique de manteaux deux fois plus légère',
          `
          La vidéo d'accueil pesait 31 mégaoctets et tout le monde l'aimait. Elle en pèse 2,4 et tout le monde l'aime encore. Le reste tenait à des polices chargées quatre fois et à un traceur oublié.`,
          ['Deux semaines, prix fixe', 'Poids divisé par 2,3', 'Paniers abandonnés sur mobile : moins 12 %'],
        ],
        en: [
          'A coat shop at half its weight',
          `
          The video on the front page weighed 31 megabytes, and everybody loved it. It now weighs 2.4, and everybody loves it still. The rest was fonts loaded four times and a forgotten tracker.`,
          ['Two weeks, fixed price', 'Weight divided by 2.3', '12 per cent fewer baskets abandoned on phones'],
        ],
      },
    ],
    gallery: [
      'L’escalier de la Croix-Rousse que montent tous nos clients',
      'Thé, cuir, papier : les échantillons de la semaine',
    ],
  },
  tramontal: {
    palette: 'forest',
    isWithoutCover: true,
    captionLocale: 'fr',
    cases: [
      {
        key: 'hospital',
        ageDays: 145,
        fr: [
          'Deux hôpitaux, deux dimanches',
          `
          Migration de deux hôpitaux vers un cloud français, à une semaine d'écart. Inventaire de 214 machines, dont 61 que personne ne revendiquait. Retour arrière testé le samedi, bascule le dimanche à six heures, petit-déjeuner à neuf.`,
          ['Cinq mois de préparation', '214 machines, 61 éteintes sans plainte', 'Interruption : 38 minutes'],
        ],
        en: [
          'Two hospitals, two Sundays',
          `
          Two hospitals moved to a French cloud, a week apart. An inventory of 214 machines, 61 of which nobody claimed. The way back tested on Saturday, the switch on Sunday at six, breakfast at nine.`,
          [
            'Five months of preparation',
            '214 machines, 61 switched off without complaint',
            '38 minutes of interruption',
          ],
        ],
      },
    ],
    gallery: ['La salle d’astreinte, vue sur le canal', 'Le classeur « comment on revient », édition papier'],
  },
  pixelaine: {
    captionLocale: 'fr',
    cases: [
      {
        key: 'question-7',
        ageDays: 100,
        fr: [
          'La question 7',
          `
          Un formulaire de mutuelle revenait incomplet une fois sur trois. Vingt exemplaires "triés par désespoir" ont suffi à trouver la cause : la septième question était comprise à l'envers. Elle a disparu, et personne ne l'a réclamée.`,
          ['Six semaines', 'Dossiers incomplets : de 33 à 11 %', 'Testé avec 18 adhérents'],
        ],
        en: [
          'Question 7',
          `
          An insurer's form came back incomplete one time in three. Twenty copies "sorted by despair" were enough to find the cause: the seventh question was understood the wrong way round. It is gone, and nobody has asked for it.`,
          ['Six weeks', 'Incomplete files down from 33 to 11 per cent', 'Tested with 18 members'],
        ],
      },
    ],
    gallery: ['L’ancienne filature, côté nord, la meilleure lumière', 'Un mur de formulaires avant l’orage'],
  },
  'equerre-torsion': {
    captionLocale: 'fr',
    cases: [
      {
        key: 'cheese',
        ageDays: 160,
        fr: [
          'Une machine qui retourne les meules',
          `
          Caves de 1890, porte de 82 centimètres, une marche. La machine passe la porte, monte la marche et retourne 400 meules à l'heure sans les marquer. Livrée avec trois semaines de retard, annoncées dès la première.`,
          ['Neuf mois, trois ingénieurs', '400 meules par heure', 'Arrêts maladie aux caves : divisés par trois'],
        ],
        en: [
          'A machine that turns cheese wheels',
          `
          Cellars from 1890, a door of 82 centimetres, one step. The machine fits the door, climbs the step and turns 400 wheels an hour without marking them. Delivered three weeks late, as announced in the first of them.`,
          ['Nine months, three engineers', '400 wheels an hour', 'A third of the sick leave in the cellars'],
        ],
      },
    ],
    gallery: ['Premier essai, avec des fromages en bois', 'La plieuse de parachutes, en démonstration'],
  },
}
