import type { CategorySlug } from '../reference/categories.ts'
import { dice } from '../seeded.ts'
import type { Localised } from '../types.ts'

/** What to send with a first message: closes the services that have a fixed price. */
const firstMessages: Record<CategorySlug, Localised> = {
  'software-development': {
    en: `To begin, tell us what the software does, who uses it and when it was last changed. Access to the code comes later, after a confidentiality agreement.`,
    et: `Alustuseks kirjuta, mida tarkvara teeb, kes seda kasutab ja millal seda viimati muudeti. Koodi ligipääs tuleb hiljem, pärast konfidentsiaalsuslepingut.`,
    fr: `Pour commencer, dites-nous ce que fait le logiciel, qui s'en sert et quand il a été modifié pour la dernière fois. L'accès au code vient plus tard, après un accord de confidentialité.`,
  },
  'web-ecommerce': {
    en: `Please send the address of your present site, the number of products and the program you invoice with.`,
    et: `Palun saada praeguse lehe aadress, toodete arv ja programm, millega arveid teed.`,
    fr: `Envoyez-nous l'adresse de votre site actuel, le nombre de produits et le nom de votre logiciel de facturation.`,
  },
  'mobile-apps': {
    en: `A link to the app in the store, or three sentences on the idea, is enough for a first answer.`,
    et: `Esimeseks vastuseks piisab lingist poes olevale äpile või kolmest lausest mõtte kohta.`,
    fr: `Un lien vers l'application, ou trois phrases sur l'idée, suffisent pour une première réponse.`,
  },
  'data-ai': {
    en: `Say which question you would like answered, where the data are now and how far back they go.`,
    et: `Kirjuta, millisele küsimusele vastust otsid, kus andmed praegu on ja kui kaugele need ulatuvad.`,
    fr: `Dites-nous à quelle question vous cherchez une réponse, où sont les données et jusqu'où elles remontent.`,
  },
  'cloud-devops': {
    en: `Useful to know beforehand: provider, monthly bill, number of environments and who has the keys.`,
    et: `Ette oleks hea teada: teenusepakkuja, kuuarve, keskkondade arv ja see, kelle käes on võtmed.`,
    fr: `Utile à savoir d'avance : l'hébergeur, la facture mensuelle, le nombre d'environnements et qui détient les clés.`,
  },
  cybersecurity: {
    en: `Write how many people and systems are concerned and whether there is a date set by someone else. Please send no passwords and no lists of faults through the chat.`,
    et: `Kirjuta, mitut inimest ja süsteemi see puudutab ning kas keegi teine on tähtaja ette andnud. Palun ära saada vestluses paroole ega vigade nimekirju.`,
    fr: `Indiquez combien de personnes et de systèmes sont concernés, et si une date est imposée. Merci de n'envoyer ni mots de passe ni listes de failles par la messagerie.`,
  },
  'design-ux': {
    en: `Show us the screens or papers as they are, and say who gets stuck and where.`,
    et: `Näita ekraane või pabereid nii, nagu need on, ja ütle, kes kuhu kinni jääb.`,
    fr: `Montrez-nous les écrans ou les papiers tels qu'ils sont, et dites qui se bloque, et où.`,
  },
  'qa-testing': {
    en: `We need an address or a build, two test accounts and the date of your release.`,
    et: `Vajame aadressi või paigaldusfaili, kaht testkasutajat ja väljaandmise kuupäeva.`,
    fr: `Il nous faut une adresse ou une version installable, deux comptes d'essai et la date de mise en production.`,
  },
  'it-support': {
    en: `Number of workplaces, number of sites and what has annoyed people most this month: that is all we need for an offer.`,
    et: `Töökohtade arv, asukohtade arv ja see, mis inimesi sel kuul kõige rohkem häiris: rohkem pole pakkumiseks vaja.`,
    fr: `Le nombre de postes, le nombre de sites et ce qui a le plus agacé ce mois-ci : il n'en faut pas plus pour une offre.`,
  },
  'business-systems': {
    en: `Tell us which programs you have, how many people use them and what is still done in spreadsheets.`,
    et: `Kirjuta, mis programmid sul on, mitu inimest neid kasutab ja mida tehakse ikka veel tabelites.`,
    fr: `Dites-nous quels logiciels vous avez, combien de personnes les utilisent et ce qui se fait encore dans des tableurs.`,
  },
  marketing: {
    en: `Tell us what you sell, to whom, and what one new customer is worth to you.`,
    et: `Ütle, mida sa müüd, kellele ja kui palju on üks uus klient sulle väärt.`,
    fr: `Dites-nous ce que vous vendez, à qui, et ce que vaut pour vous un nouveau client.`,
  },
  'accounting-payroll': {
    en: `For an offer we need the number of documents and employees a month, and the program used so far.`,
    et: `Pakkumiseks on vaja teada dokumentide ja töötajate arvu kuus ning seni kasutatud programmi.`,
    fr: `Pour une offre, il nous faut le nombre de pièces et de salariés par mois, et le logiciel utilisé jusqu'ici.`,
  },
  translation: {
    en: `Send the file itself if you can, the languages and the date; you have a price the same day.`,
    et: `Saada võimalusel fail ise, keeled ja tähtaeg, hinna saad samal päeval.`,
    fr: `Envoyez si possible le fichier lui-même, les langues et la date ; le prix suit dans la journée.`,
  },
  'engineering-cad': {
    en: `A sketch by hand, a photo with a ruler in it and the number of pieces will do to begin with.`,
    et: `Alustuseks piisab käsitsi visandist, joonlauaga fotost ja tükkide arvust.`,
    fr: `Un croquis à main levée, une photo avec un réglet et le nombre de pièces suffisent pour commencer.`,
  },
  'customer-support': {
    en: `Please give the number of contacts on an ordinary day and on your busiest one, and the languages.`,
    et: `Palun ütle pöördumiste arv tavalisel ja kõige kiiremal päeval ning keeled.`,
    fr: `Indiquez le nombre de contacts un jour ordinaire et le jour le plus chargé, ainsi que les langues.`,
  },
}

export function firstMessage(category: CategorySlug): Localised {
  return firstMessages[category]
}

/** The terms on which companies lend their people; each company keeps to one of them. */
const lendingTerms: Localised[] = [
  {
    en: `The contract is by the month, with 30 days' notice on either side. A first talk of half an hour costs nothing.`,
    et: `Leping on kuupõhine ja mõlemal poolel kehtib 30-päevane etteteatamine. Esimene pooletunnine vestlus ei maksa midagi.`,
    fr: `Le contrat est mensuel, avec un préavis de 30 jours de part et d'autre. Un premier entretien d'une demi-heure ne coûte rien.`,
  },
  {
    en: `Minimum engagement: 40 hours. Hours are reported weekly and invoiced at the end of the month.`,
    et: `Kõige väiksem maht on 40 tundi. Tunnid kirjutame üles iga nädal ja arve tuleb kuu lõpus.`,
    fr: `Engagement minimal : 40 heures. Les heures sont relevées chaque semaine et facturées en fin de mois.`,
  },
  {
    en: `Works on our equipment or yours. Travel within the country is included for one day a month.`,
    et: `Töötab meie või sinu seadmetega. Kord kuus on sõit riigi piires hinna sees.`,
    fr: `Travaille sur notre matériel ou le vôtre. Un déplacement par mois dans le pays est compris.`,
  },
  {
    en: `An employee of ours on a permanent contract. During holidays a colleague who knows the work stands in.`,
    et: `Meie tähtajatu lepinguga töötaja. Puhkuse ajal asendab kolleeg, kes tööd tunneb.`,
    fr: `Salarié en contrat à durée indéterminée. Pendant les congés, un collègue qui connaît le dossier prend le relais.`,
  },
  {
    en: `The first week is a trial: if you stop, you pay half. We ask for your decision by that Friday.`,
    et: `Esimene nädal on proovinädal: kui lõpetad, maksad poole. Vastust ootame reedeks.`,
    fr: `La première semaine est un essai : si vous arrêtez, vous n'en payez que la moitié. Nous demandons une réponse le vendredi.`,
  },
  {
    en: `Also available for single days, for instance to review an offer or to take part in an interview.`,
    et: `Saab võtta ka üksikuteks päevadeks, näiteks pakkumise ülevaatamiseks või töövestlusele.`,
    fr: `Peut aussi intervenir à la journée, par exemple pour relire une offre ou participer à un entretien d'embauche.`,
  },
  {
    en: `What is made for you belongs to you. Confidentiality is part of our standard contract of two pages.`,
    et: `Sinu jaoks tehtu kuulub sulle. Konfidentsiaalsus on osa meie kaheleheküljelisest tüüplepingust.`,
    fr: `Ce qui est fait pour vous vous appartient. La confidentialité figure dans notre contrat type de deux pages.`,
  },
  {
    en: `Prices are without VAT. From 300 hours on we give a discount of 5 per cent.`,
    et: `Hinnad on käibemaksuta. Alates 300 tunnist teeme 5 protsenti soodsamalt.`,
    fr: `Prix hors taxes. À partir de 300 heures, nous accordons une remise de 5 %.`,
  },
  {
    en: `Working hours from 9 to 17, one hour of overlap guaranteed in every European time zone.`,
    et: `Tööaeg kell 9–17, igas Euroopa ajavööndis on vähemalt üks ühine tund tagatud.`,
    fr: `Horaires de 9 h à 17 h, avec une heure commune garantie dans tous les fuseaux européens.`,
  },
  {
    en: `We are glad to arrange a talk with a former client. Just say which kind of work you would like to hear about.`,
    et: `Viime sind hea meelega kokku mõne varasema kliendiga. Ütle ainult, millisest tööst kuulda tahad.`,
    fr: `Nous vous mettons volontiers en relation avec un ancien client. Dites-nous seulement de quel type de mission vous voulez entendre parler.`,
  },
]

export function termsOfLending(companySlug: string): Localised {
  return dice(`terms:${companySlug}`).pick(lendingTerms)
}
