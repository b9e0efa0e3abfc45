import type { DepartmentId } from "../data/departments.ts";
import type { Names } from "./vocabulary.ts";

export const departmentNames: Names<DepartmentId> = {
  "start-hr": "Personal",
  "start-commerce-finance": "Handel und Finanzen",
  "start-strategic-planning": "Strategische Planung",
  "start-construction": "Konstruktion",
  "start-rd": "Forschung & Entwicklung",
  "training-partnerships": "Fortbildung und Beteiligungen",
  recruiting: "Personalbeschaffung",
  "safety-quality": "Sicherheit und Qualität",
  "new-lobby": "Neuer Empfang",
  purchasing: "Einkauf",
  sales: "Verkauf",
  logistics: "Logistik",
  "property-management": "Gebäudemanagement",
  engineering: "Konstruktion",
  "construction-outsourcing": "Konstruktionsoutsourcing",
  "supply-chain": "Supply Chain Management",
  communications: "Kommunikation",
  "advanced-research": "Verbesserte Forschung",
  "advanced-design": "Verbesserte Gestaltung",
  "charitable-giving": "Karitative Zwecke",
  "telegraph-operators": "Telegrafie",
  "hr-administration": "Personalverwaltung",
  "local-partners": "Regionale Partner",
  "corporate-communications": "Unternehmenskommunikation",
  "green-spaces": "Grünflächen",
  accounting: "Rechnungswesen",
  branding: "Markenbildung",
  "payroll-management": "Lohnbuchhaltung",
  "public-relations": "Öffentlichkeitsarbeit",
  "production-lines": "Fließbandfertigung",
  renovation: "Sanierung",
  "political-lobbying": "Lobbyismus",
  "post-office": "Poststelle",
  "rd-coordination": "F&E-Koordination",
  "knowledge-sharing": "Wissensaustausch",
  archives: "Archiv",
  "network-of-libraries": "Bibliotheksnetzwerk",
};

/** Per active employee unless it says "Dauerhaft" (while staffed) or "Wertung" (if staffed at the end). */
export const departmentEffects: Names<DepartmentId> = {
  "start-hr": "3 Mitarbeiterschritte je aktivem Mitarbeiter; einer ist hier aufgedruckt und geht nie weg.",
  "start-commerce-finance": "$3 oder 1 Warenwürfel; im Außeneinsatz $6 oder 2 Warenwürfel.",
  "start-strategic-planning": "Abteilung bauen: 1 Warenwürfel, wo schon ein Mitarbeiter ist, sonst 2.",
  "start-construction":
    "Außeneinsatz: Projekt in dieser Region realisieren; Wohnen und Handel kosten 1 Warenwürfel, die anderen 2.",
  "start-rd": "3 Forschungspunkte.",
  "training-partnerships": "Außeneinsatz: $8 oder 8 Mitarbeiterschritte.",
  recruiting: "Außeneinsatz: 1 neuer Mitarbeiter am Empfang. Oder im Haus 4 Mitarbeiterschritte.",
  "safety-quality": "Außeneinsatz: 1 SP je zwei aktive Mitarbeiter, die im Unternehmen bleiben (aufgerundet).",
  "new-lobby": "Dauerhaft: ein zweiter Empfang. Der Bau kostet 2 Warenwürfel mehr; braucht keinen Mitarbeiter.",
  purchasing: "Außeneinsatz: 3 Warenwürfel oder $8.",
  sales: "1 bis 3 Warenwürfel für je $6 verkaufen.",
  logistics: "1 bis 3 Warenwürfel abgeben; jeder bringt $3 und 1 SP.",
  "property-management":
    "Dauerhaft: Baust du eine Abteilung, darf ein Mitarbeiter deines Plans inaktiv dorthin wechseln.",
  engineering: "Außeneinsatz: Projekt in dieser Region für die üblichen Warenwürfel realisieren.",
  "construction-outsourcing":
    "Projekt in beliebiger Region für $3 und die Warenwürfel realisieren; niemand geht in den Außeneinsatz.",
  "supply-chain": "1 bis 3 Warenwürfel für je $1 kaufen.",
  communications: "Dauerhaft: Spenden kosten dich $3, $6, $9 … statt $5, $10, $15 …",
  "advanced-research": "Außeneinsatz: 7 Forschungspunkte.",
  "advanced-design": "4 Forschungspunkte.",
  "charitable-giving":
    "Außeneinsatz: eine Spende leisten, die ein anderer schon geleistet hat, zu deinem üblichen Preis.",
  "telegraph-operators":
    "Dauerhaft: Jeder Schritt auf Transportleisten kostet 1 Forschungspunkt weniger, mindestens aber 1.",
  "hr-administration":
    "Außeneinsatz: Je Personalabteilung darf 1 Mitarbeiter inaktiv auf ein beliebiges Feld wechseln.",
  "local-partners": "Region wählen: $2 oder 2 Mitarbeiterschritte je eigenem Projekt dort.",
  "corporate-communications":
    "Dauerhaft: War sie zu Beginn deines Zuges besetzt, dürfen deine Schritte auch diagonal sein.",
  "green-spaces": "Wertung: 2 SP je Feld deines Plans ohne Abteilung.",
  accounting: "Außeneinsatz: $3 je eigener Verwaltungsabteilung.",
  branding: "Region wählen: $2 oder 1 Warenwürfel je eigenem Projekt dort.",
  "payroll-management": "Dauerhaft: für $2 mehr aktivieren und 1 SP erhalten oder für nur $1 und 1 SP weniger.",
  "public-relations": "Wertung: 2 SP je eigenem Projekt in einer Region deiner Wahl.",
  "production-lines": "Außeneinsatz: 1 Warenwürfel je eigener Konstruktionsabteilung.",
  renovation: "Region wählen: $2 oder 1 SP je eigenem Projekt dort.",
  "political-lobbying":
    "Dauerhaft: Projekte auf Feldern jeder Art; ein passendes Feld oder eine Kleinstadt bringt 1 SP.",
  "post-office": "Wertung: 1 Anschlusspunkt mehr für deine Großstädte; 6 Punkte bringen 9 SP zusätzlich.",
  "rd-coordination": "Außeneinsatz: 2 Forschungspunkte je eigener F&E-Abteilung.",
  "knowledge-sharing": "Region wählen: $2 oder 2 Forschungspunkte je eigenem Projekt dort.",
  archives:
    "Dauerhaft: auf Wunsch Transporteinkommen eines früheren Feldes; letzte Felder auch betreten, wenn sie besetzt sind.",
  "network-of-libraries": "Wertung: 4 SP je eigenem Projekt in der Region, in der du die wenigsten hast.",
};
