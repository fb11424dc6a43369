import { guid } from '@sild/demo/seeded'
import type { CannedAnswer } from '../src/models/canned-answer.ts'

/** Answers to the most common questions, to begin with. */
export const cannedAnswers: Pick<CannedAnswer, 'answerGuid' | 'name' | 'texts'>[] = [
  {
    answerGuid: guid('canned-answer:email'),
    name: 'Change of address',
    texts: {
      en: 'Hello,\n\nwe have begun to change the address of your account {email}. Both addresses get a mail; open the link in the one that comes to the new address.',
      et: 'Tere!\n\nAlustasime sinu konto {email} aadressi vahetamist. Kiri läheb mõlemale aadressile; ava link kirjas, mis tuleb uuele aadressile.',
      fr: 'Bonjour,\n\nnous avons lancé le changement d’adresse de votre compte {email}. Un message part vers les deux adresses : ouvrez le lien reçu à la nouvelle.',
    },
  },
  {
    answerGuid: guid('canned-answer:declined'),
    name: 'Declined card',
    texts: {
      en: 'Hello,\n\nyour bank has declined the payment of {company}, and nothing was charged. Most often a confirmation in the bank’s app is missing. Please try again from Billing, or pay by bank transfer there.',
      et: 'Tere!\n\nPank lükkas ettevõtte {company} makse tagasi ja raha maha ei võetud. Enamasti jäi kinnitus pangaäpis andmata. Proovi palun arvelduse lehelt uuesti või maksa sealsamas pangaülekandega.',
      fr: 'Bonjour,\n\nvotre banque a refusé le paiement de {company} et rien n’a été débité. Le plus souvent, il manque une confirmation dans l’application de la banque. Réessayez depuis la page Facturation ou réglez-y par virement.',
    },
  },
  {
    answerGuid: guid('canned-answer:settled'),
    name: 'Anything else?',
    texts: {
      en: 'Hello,\n\nwe believe that #{number} is settled. If something is missing, simply answer and the ticket opens again.',
      et: 'Tere!\n\nArvame, et pöördumine #{number} on lahendatud. Kui midagi jäi puudu, vasta lihtsalt siia ja see avaneb uuesti.',
      fr: 'Bonjour,\n\nnous pensons que votre demande no {number} est réglée. S’il manque quelque chose, répondez simplement et elle se rouvrira.',
    },
  },
]
