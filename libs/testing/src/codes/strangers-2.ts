import type { MailCase } from './mail-case.js';

/** Mails by a writer who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `fr-FR bank transfer, sentence`,
    from: `Banque Orvelle <securite@banque-orvelle.example>`,
    subject: `Validez votre virement de 1 250,00 €`,
    html: `<p>Bonjour Mme Tessier,</p><p>Vous avez demandé un virement de <b>1 250,00 €</b> vers le compte FR76 •••• 4418 (M. Lancry).</p><p>Pour l'autoriser, saisissez 739204 dans l'application avant 14 h 35. Si vous n'êtes pas à l'origine de cette opération, appelez le 01 84 20 33 17 et ne transmettez ces chiffres à personne, pas même à un conseiller.</p>`,
    code: '739204',
    link: null,
  },
  {
    name: `fr-FR clinic portal, cell`,
    from: `Mediplan <ne-pas-repondre@mediplan-sante.example>`,
    subject: `Accès à vos résultats de laboratoire`,
    html: `<h1>Vos résultats sont disponibles</h1><p>Prélèvement n° 20250318-771, laboratoire des Quais, 69002 Lyon.</p><table><tr><td>Patient</td><td>Dossier 558120</td></tr><tr><td>Clé d'accès temporaire</td><td>K7TM-42QX</td></tr><tr><td>Valable</td><td>30 minutes</td></tr></table><p>Recopiez la clé sur l'écran de consultation. Secrétariat : 04 72 10 55 90.</p>`,
    code: 'K7TM-42QX',
    link: null,
  },
  {
    name: `fr-FR code in subject and body`,
    from: `Pixelune <compte@pixelune.example>`,
    subject: `51862 : votre connexion à Pixelune`,
    text: `Salut Noé,

Quelqu'un (vous, on l'espère) essaie d'ouvrir une session depuis Firefox sous Linux, près de Rennes 35000.

Tapez ce que vous voyez ici :

51862

Plus de 240 000 joueurs nous font confiance ; merci de ne jamais partager ce message.
L'équipe Pixelune`,
    code: '51862',
    link: null,
  },
  {
    name: `fr-CA government 8 digits`,
    from: `Services Boréal <aucune-reponse@services-boreal.example>`,
    subject: `Confirmez votre identité`,
    text: `Bonjour,

Vous avez entrepris une demande de renouvellement (dossier 2025-0048812). Avant de poursuivre, nous devons vérifier que cette adresse courriel vous appartient.

Numéro de vérification : 90417365

Il expire dans 20 minutes. Pour de l'aide, composez le 1 800 555-0142 du lundi au vendredi, de 8 h à 17 h.

Services Boréal, Québec (QC) G1R 4P5`,
    code: '90417365',
    link: null,
  },
  {
    name: `fr-FR TV pairing letters only, list`,
    from: `Télécran <bonjour@telecran.example>`,
    subject: `Associez votre téléviseur`,
    html: `<p>Votre TV du salon (modèle TX-55Q800) attend d'être reliée à votre abonnement.</p><ol><li>Ouvrez Télécran sur le téléviseur.</li><li>Choisissez « Associer ».</li><li>Entrez <b>WDJP-HLRS</b> avec la télécommande.</li></ol><p>L'écran se rafraîchit tout seul au bout de 10 secondes. Jusqu'à 5 appareils par foyer.</p>`,
    code: 'WDJP-HLRS',
    link: null,
  },
  {
    name: `fr-BE reset mixed case`,
    from: `Lumio Énergie <clients@lumio-energie.example>`,
    subject: `Réinitialisation de votre mot de passe`,
    text: `Bonjour Anneke,

Vous avez oublié votre mot de passe pour l'espace client 30081746 ? Pas de souci.

Dans la page encore ouverte sur votre ordinateur, indiquez le jeton suivant en respectant majuscules et minuscules :

hR4v9Z

Il ne fonctionne qu'une fois, jusqu'à 18:10. Besoin d'aide : 02 588 14 00.
Lumio Énergie, 1060 Bruxelles`,
    code: 'hR4v9Z',
    link: null,
  },
  {
    name: `fr-FR e-signature, 4 digits`,
    from: `Paraphéo <signature@parapheo.example>`,
    subject: `Signature du bail « 14 rue des Lilas »`,
    html: `<h1>Plus qu'une étape</h1><p>Me Garance Duval vous invite à signer le bail n° B-2291 (loyer mensuel : 870 €, dépôt de garantie : 1740 €).</p><p>Votre consentement sera scellé dès que vous aurez reporté ces quatre chiffres sous le document : <strong>6630</strong>.</p><p>Passé un quart d'heure, il faudra relancer la demande.</p>`,
    code: '6630',
    link: null,
  },
  {
    name: `fr-FR school portal, hyphenated digit pairs`,
    from: `Collège Aubépine <ent@aubepine-ent.example>`,
    subject: `Première connexion au portail des familles`,
    html: `<p>Chers parents,</p><p>Le portail de la classe de 5e B ouvre ce lundi. À la première connexion, une case « Sésame » apparaît : inscrivez-y 83-19-52, puis choisissez votre mot de passe.</p><p>Ce sésame devient inutilisable ensuite. Vie scolaire : 05 61 40 22 18, poste 204.</p>`,
    code: '831952',
    link: null,
  },
  {
    name: `fr-CH new phone spaced`,
    from: `Coffrine <sicherheit@coffrine.example>`,
    subject: `Nouveau téléphone détecté`,
    text: `Bonjour Monsieur Rochat,

Vous installez Coffrine sur un « Galan S12 ». Pour transférer votre profil depuis l'ancien appareil, le nouveau va vous demander six chiffres. Les voici : 418 556.

Référence client 7720031. Sans action de votre part d'ici 15 minutes, l'ancien téléphone reste le seul autorisé. Un doute ? 021 555 08 40.`,
    code: '418556',
    link: null,
  },
  {
    name: `fr-FR courier app login vs tracking number`,
    from: `Vitacolis <livraison@vitacolis.example>`,
    subject: `Connexion à l'appli Vitacolis`,
    html: `<p>Bonjour,</p><p>Pour suivre le colis VC889204417FR (2,4 kg) dans l'appli, il faut d'abord prouver que c'est bien vous.</p><table><tr><td>À saisir dans l'appli</td><td><b>2075</b></td></tr><tr><td>Heure de la demande</td><td>11:48</td></tr></table><p>Cette combinaison n'est pas à donner au livreur. Service clients : 0 809 40 12 12.</p>`,
    code: '2075',
    link: null,
  },
  {
    name: `fr-FR 3DS purchase`,
    from: `Cartéa Paiement <alerte@cartea.example>`,
    subject: `Achat de 349,90 € à confirmer`,
    text: `Achat en ligne à confirmer
Marchand : Électro Mistral
Montant : 349,90 €
Carte se terminant par 7712

Mot de passe pour cette opération uniquement : 15930847

Ne le dictez jamais au téléphone. Si cet achat ne vous dit rien, faites opposition au 09 70 80 11 60, 24 h/24.`,
    code: '15930847',
    link: null,
  },
  {
    name: `fr-FR parental control, short alphanumeric`,
    from: `Kidalo <parents@kidalo.example>`,
    subject: `Lina demande plus de temps d'écran`,
    html: `<h1>+45 minutes pour Lina ?</h1><p>Lina (9 ans) a atteint sa limite de 90 minutes aujourd'hui sur la tablette « Salon ».</p><p>Si vous êtes d'accord, composez vous-même <b>QF83</b> sur sa tablette. Sinon, ignorez simplement ce courriel : la tablette restera verrouillée jusqu'à 7 h.</p>`,
    code: 'QF83',
    link: null,
  },
  {
    name: `fr-FR thermostat 7 digits`,
    from: `Thermobia <assistance@thermobia.example>`,
    subject: `Appairage du thermostat T-310`,
    text: `Bonjour,

Votre thermostat T-310 (n° de série 8804-22-1957) est prêt. Sur l'écran, allez dans Réglages > Compte > Lier, puis entrez le PIN d'appairage affiché ci-dessous.

0947113

La consigne sera remise à 19 °C pendant l'opération. Le PIN change toutes les dix minutes.

Thermobia, 38000 Grenoble`,
    code: '0947113',
    link: null,
  },
  {
    name: `fr-FR sign-up`,
    from: `Association Marmiton Vert <membres@marmiton-vert.example>`,
    subject: `Bienvenue, il ne manque que votre e-mail`,
    html: `<p>Merci de rejoindre nos 12 640 membres !</p><p>Avant de publier votre première recette, activez votre compte. La page d'inscription attend cette suite de caractères :</p><h1>P3X-9LD</h1><p>Vous ne vous êtes pas inscrit ? Supprimez ce message, aucun compte ne sera créé. Association loi 1901, fondée en 2008.</p>`,
    code: 'P3X-9LD',
    link: null,
  },
  {
    name: `fr-FR change email, running sentence`,
    from: `Impôts Mode d'emploi <compte@guichet-citoyen.example>`,
    subject: `Changement d'adresse électronique`,
    text: `Madame, Monsieur,

Vous souhaitez remplacer l'adresse de contact rattachée au numéro fiscal se terminant par 391. Cette modification ne sera prise en compte qu'après saisie, dans la fenêtre restée ouverte, du code à usage unique 562008 que nous venons de générer à 09 h 22.

Au bout de trois erreurs, la démarche est bloquée pendant 24 heures. Renseignements : 0 809 401 499.`,
    code: '562008',
    link: null,
  },
  {
    name: `fr-FR coupon`,
    from: `Maison Solvène <hello@maison-solvene.example>`,
    subject: `Votre code privilège expire dimanche`,
    html: `<h1>-20 % sur toute la boutique</h1><p>Chère cliente, voici votre code personnel :</p><h1>SOLV-7R42</h1><p>Saisissez-le à l'étape paiement avant le 30 juin, minuit. Utilisable une seule fois, dès 60 € d'achat, hors parfums. Boutique de Nantes : 02 40 55 18 77.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR order number six digits`,
    from: `Librairie Quartz <commandes@librairie-quartz.example>`,
    subject: `Commande 482917 confirmée`,
    text: `Bonjour Hugo,

Nous avons bien reçu votre commande.

482917

Gardez ce numéro, il vous sera demandé pour toute question. Contenu : 3 livres, 54,70 € TTC, envoi prévu le 12 mai vers 31000 Toulouse. Vous recevrez un message à l'expédition.

À bientôt,
Librairie Quartz`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR booking reference`,
    from: `Rails Océane <billets@rails-oceane.example>`,
    subject: `Votre voyage Quimper – Paris`,
    html: `<h1>Dossier XKDF7P</h1><table><tr><td>Train</td><td>8714</td></tr><tr><td>Départ</td><td>06:42</td></tr><tr><td>Voiture / place</td><td>12 / 84</td></tr><tr><td>Prix</td><td>63,00 €</td></tr></table><p>Présentez la référence du dossier au contrôleur en cas de panne de téléphone. Échange possible jusqu'à 6 jours avant le départ.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR locker pickup code`,
    from: `Boxéo Relais <retrait@boxeo.example>`,
    subject: `Votre colis vous attend en consigne`,
    text: `Bonjour,

Le colis BX 4471 9023 6 est arrivé dans la consigne de la gare de Tours (casier 17).

Code de retrait : 830214

Tapez-le sur l'écran de la consigne. Vous avez 3 jours, ensuite le colis repart à l'expéditeur. Ouvert de 5 h à 23 h.`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR door code`,
    from: `Gîtes du Pic <accueil@gites-du-pic.example>`,
    subject: `Votre arrivée samedi`,
    html: `<p>Bonjour la famille Moreau,</p><p>Nous vous attendons samedi à partir de 16 h au 8 chemin des Buis, 09110 Ax. Le digicode du portail est <b>47B19</b> et la boîte à clés s'ouvre avec 3056.</p><p>Ménage inclus, taxe de séjour de 11,20 € à régler sur place. Sabine : 06 55 01 73 20.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR gift card with PIN`,
    from: `Cadolia <cadeaux@cadolia.example>`,
    subject: `Vous avez reçu une carte cadeau de 50 €`,
    text: `Bonne nouvelle !

Camille vous offre une carte Cadolia.

Numéro : 6034 9921 0045 7718
PIN : 4826
Solde : 50,00 €
Valable jusqu'au 31/12/2026

Grattez, choisissez, profitez : la carte est acceptée dans 310 enseignes. Message de Camille : « Joyeux 30 ans ! »`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR webinar passcode`,
    from: `Institut Péricle <webinaires@institut-pericle.example>`,
    subject: `Rappel : webinaire demain à 10 h`,
    html: `<p>Bonjour,</p><p>Nous vous retrouvons demain pour « Piloter sa trésorerie en 2025 ».</p><table><tr><td>ID de réunion</td><td>871 4402 9936</td></tr><tr><td>Mot de passe de la salle</td><td>592731</td></tr><tr><td>Par téléphone</td><td>01 70 95 03 50</td></tr></table><p>Déjà 418 inscrits ! La séance sera enregistrée.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR advice about codes`,
    from: `Banque Orvelle <conseils@banque-orvelle.example>`,
    subject: `Ne donnez jamais vos codes`,
    text: `Chère cliente, cher client,

En 2024, 3 fraudes sur 4 ont commencé par un appel d'un faux conseiller. Un code reçu par SMS ou e-mail ne se dicte à personne, même si le numéro affiché est le nôtre (01 84 20 33 17).

Nous ne vous demanderons jamais votre code de validation, votre PIN ni votre mot de passe. En cas de doute, raccrochez.`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR new login notice`,
    from: `Nuvéo Cloud <alertes@nuveo.example>`,
    subject: `Nouvelle connexion à votre compte`,
    html: `<h1>Nouvelle connexion</h1><p>Votre compte a été utilisé depuis un nouvel appareil.</p><table><tr><td>Date</td><td>04/03/2025 21:17</td></tr><tr><td>Adresse IP</td><td>203.0.113.84</td></tr><tr><td>Lieu</td><td>Metz (57000)</td></tr></table><p>C'était vous ? Rien à faire. Sinon, changez votre mot de passe. Référence de l'alerte : 774120.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR case number`,
    from: `Support Filao <support@filao.example>`,
    subject: `[Ticket 639201] Votre demande est prise en charge`,
    text: `Bonjour,

Votre demande concernant la box F-Max 6 a bien été enregistrée sous le numéro 639201. Un technicien vous répondra sous 48 heures ouvrées.

Merci de conserver ce numéro dans l'objet de vos réponses. Si la lampe reste rouge, débranchez la box 30 secondes puis rappelez le 1044.`,
    code: null,
    link: null,
  },
  {
    name: `fr-CA receipt, plate, card authorization`,
    from: `Stationnement Cartier <recus@stat-cartier.example>`,
    subject: `Reçu de stationnement`,
    html: `<p>Merci d'avoir utilisé nos services.</p><table><tr><td>Plaque</td><td>K42 LRS</td></tr><tr><td>Zone</td><td>2017</td></tr><tr><td>Durée</td><td>2 h 15</td></tr><tr><td>Total</td><td>9,75 $</td></tr><tr><td>Autorisation</td><td>051837</td></tr></table><p>Carte se terminant par 3306. Montréal (QC) H2Y 1C6.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR exam seat and candidate number`,
    from: `Académie de Valmer <examens@academie-valmer.example>`,
    subject: `Convocation à l'épreuve écrite`,
    text: `Madame, Monsieur,

Vous êtes convoqué(e) le 17 juin à 8 h 15, salle C204, place 36.

Numéro de candidat : 02193847

Présentez-vous avec une pièce d'identité et cette convocation. Durée : 4 heures. Les calculatrices sans mode examen sont interdites. Aucun retard au-delà de 30 minutes ne sera accepté.`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR voting number`,
    from: `Coopérative Le Sillon <vote@lesillon.example>`,
    subject: `Assemblée générale : votre numéro de vote`,
    text: `Chers sociétaires,

L'assemblée aura lieu le jeudi 22 mai à 18 h 30, salle des fêtes de 56300 Pontivy. Votre numéro de votant est le 7405 ; il figure aussi sur le bulletin qui vous sera remis à l'entrée.

Ordre du jour : comptes 2024 (excédent de 38 412 €), élection de 3 administrateurs, pot de l'amitié.`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR invoice`,
    from: `Hydrelia <factures@hydrelia.example>`,
    subject: `Votre facture n° 90384412`,
    html: `<p>Bonjour,</p><p>Votre facture d'eau du semestre est prête.</p><table><tr><td>Contrat</td><td>551-08-7734</td></tr><tr><td>Relevé</td><td>001486 m³</td></tr><tr><td>À prélever le 15/04</td><td>127,36 €</td></tr></table><p>Prélèvement automatique, mandat HYD-7K2P-01. Urgence fuite : 0 969 32 35 54.</p>`,
    code: null,
    link: null,
  },
  {
    name: `fr-FR verification cancelled without code`,
    from: `Mobilis Télécom <info@mobilis-telecom.example>`,
    subject: `Votre demande de code a été annulée`,
    html: `<p>Bonjour,</p><p>Vous avez saisi trois fois un code de vérification erroné pour la ligne 07 44 12 90 35. Par précaution, la demande du 11 février a été annulée.</p><p>Vous pourrez en faire une autre après 24 heures depuis votre espace client. Numéro d'incident : 208846.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE bank TAN`,
    from: `Elbkreditbank <tan@elbkreditbank.example>`,
    subject: `Überweisung über 2.480,00 EUR freigeben`,
    text: `Guten Tag Herr Wessels,

Auftrag: Überweisung
Betrag: 2.480,00 EUR
Empfänger: Dachbau Reimers, DE•• •••• 7731
Ihre TAN: 604182

Bitte prüfen Sie die Angaben, bevor Sie die TAN eingeben. Stimmt etwas nicht, brechen Sie ab und rufen Sie 040 5550 1180 an.`,
    code: '604182',
    link: null,
  },
  {
    name: `de-DE subject and heading`,
    from: `Notizwerk <login@notizwerk.example>`,
    subject: `Ihr Anmeldecode lautet 7J4-KQ2`,
    html: `<h1>7J4-KQ2</h1><p>Damit melden Sie sich bei Notizwerk an. Geben Sie die Zeichen im bereits geöffneten Fenster ein, Groß- und Kleinschreibung spielt keine Rolle.</p><p>Angefordert um 08:14 Uhr aus 50667 Köln. Nicht Sie? Dann können Sie diese Mail löschen.</p>`,
    code: '7J4-KQ2',
    link: null,
  },
  {
    name: `de-AT clinic portal running sentence`,
    from: `Gesundheitsportal Enns <portal@gesund-enns.example>`,
    subject: `Ihr Befund ist da`,
    html: `<p>Sehr geehrte Frau Hofer,</p><p>der Befund zu Ihrer Untersuchung vom 3. März (Fallzahl 2025/11874) liegt im Portal bereit. Beim Öffnen werden Sie nach einer Ziffernfolge gefragt; sie lautet 8830451 und gilt für eine Stunde.</p><p>Ambulanz: 07223 555 60, 4470 Enns.</p>`,
    code: '8830451',
    link: null,
  },
  {
    name: `de-DE tv pairing letters`,
    from: `Streamkiste <tv@streamkiste.example>`,
    subject: `Fernseher verbinden`,
    text: `Hallo Jule,

so verbindest du deinen Fernseher (Modell SK-43U):

1. Streamkiste am TV starten
2. "Gerät hinzufügen" wählen
3. Diese acht Buchstaben eintippen: BXTR-MNVK
4. Fertig

Im Tarif Plus (12,99 € im Monat) sind bis zu 4 Geräte enthalten.`,
    code: 'BXTR-MNVK',
    link: null,
  },
  {
    name: `de-DE thermostat PIN cell`,
    from: `Wohnwarm <service@wohnwarm.example>`,
    subject: `Kopplung Ihres Thermostats`,
    html: `<p>Ihr Thermostat möchte sich mit dem Konto verbinden.</p><table><tr><td>Gerät</td><td>WW-2040 Flur</td></tr><tr><td>Seriennummer</td><td>00418826</td></tr><tr><td>Kopplungs-PIN</td><td>3917</td></tr><tr><td>Gültig</td><td>5 Minuten</td></tr></table><p>Drücken Sie danach zweimal auf das Rad, bis das Display grün aufleuchtet.</p>`,
    code: '3917',
    link: null,
  },
  {
    name: `de-CH 3DS spaced`,
    from: `Rütlipay <sicherheit@ruetlipay.example>`,
    subject: `Zahlung bestätigen: CHF 189.50`,
    text: `Grüezi Frau Aebischer

Für Ihre Zahlung von CHF 189.50 bei Velohuus Thun, Karte mit Endziffern 0056, benötigen wir Ihre Zustimmung. Tippen Sie dazu im Bezahlfenster ein:

271 904

Geben Sie die Zahl niemandem bekannt. Sperrhotline: 044 555 71 71, rund um die Uhr.`,
    code: '271904',
    link: null,
  },
  {
    name: `de-DE government`,
    from: `Bürgerdienste Mahrstadt <noreply@mahrstadt-online.example>`,
    subject: `Bestätigung Ihrer E-Mail-Adresse`,
    html: `<p>Sehr geehrte Damen und Herren,</p><p>zu Ihrem Antrag auf einen Bewohnerparkausweis (Vorgang 2025-30817, Kennzeichen MS-KT 418) fehlt noch die Bestätigung Ihrer Adresse.</p><p>Prüfzeichen: <b>49A7E2</b></p><p>Tragen Sie es bis heute, 23:59 Uhr, in Schritt 4 des Formulars ein. Gebühr: 30,70 €.</p>`,
    code: '49A7E2',
    link: null,
  },
  {
    name: `de-DE e-signature`,
    from: `Signaro <vertrag@signaro.example>`,
    subject: `Bitte unterzeichnen: Arbeitsvertrag Nr. 5521`,
    text: `Hallo Frau Demir,

die Kranich Logistik GmbH hat Ihnen den Arbeitsvertrag Nr. 5521 (9 Seiten) zur Unterschrift bereitgestellt. Ihre elektronische Unterschrift wird wirksam, sobald Sie unter dem Dokument folgende Zahl angeben:

18460

Nach drei Fehlversuchen muss der Absender eine neue anfordern.
Ihr Signaro-Team`,
    code: '18460',
    link: null,
  },
  {
    name: `de-DE parental approval`,
    from: `Kleinfein Kids <eltern@kleinfein.example>`,
    subject: `Freigabe für Spielekauf`,
    html: `<h1>Ben möchte etwas kaufen</h1><p>„Drachenhöhle 2" für 6,99 € (ab 12 Jahren, USK). Einverstanden? Dann gib bitte selbst auf Bens Tablet das Elternkennwort für diesen Kauf ein: <b>Z8M5</b>.</p><p>Ohne Eingabe verfällt die Anfrage um 20 Uhr. Restguthaben: 14,50 €.</p>`,
    code: 'Z8M5',
    link: null,
  },
  {
    name: `de-DE courier app sign-up`,
    from: `Paketfuchs <app@paketfuchs.example>`,
    subject: `Paketfuchs-App aktivieren`,
    text: `Willkommen bei Paketfuchs!

Sie haben sich mit der Kundennummer 300448127 registriert. Zum Freischalten der App brauchen Sie nur noch den Aktivierungsschlüssel:

55729306

Danach sehen Sie Ihre Sendungen, zum Beispiel PF 7781 2043 99 DE. Fragen? 0800 555 2310 (Mo–Sa 7–20 Uhr).`,
    code: '55729306',
    link: null,
  },
  {
    name: `de-DE reset mixed case token`,
    from: `Turmalin Mail <konto@turmalin.example>`,
    subject: `Passwort vergessen?`,
    html: `<p>Hallo,</p><p>für Ihr Postfach wurde ein neues Passwort verlangt. Kopieren Sie das Token in das Feld auf der Rücksetz-Seite:</p><table><tr><td><b>vT6kPq2W</b></td></tr></table><p>Achten Sie auf Groß- und Kleinschreibung. Es verfällt nach 30 Minuten. Turmalin GmbH, HRB 118204, 20095 Hamburg.</p>`,
    code: 'vT6kPq2W',
    link: null,
  },
  {
    name: `de-DE new phone, leading zero`,
    from: `Hochschule Lenzen <it@hs-lenzen.example>`,
    subject: `Neues Smartphone im Prüfungsportal`,
    text: `Liebe Studierende, lieber Studierender,

für die Matrikelnummer 1184502 soll ein neues Smartphone hinterlegt werden. Wenn das von Ihnen kommt, bestätigen Sie es am alten Gerät mit 090671.

Wenn nicht, melden Sie sich bitte sofort beim Helpdesk, Raum B 117, Durchwahl -4420. Das bisherige Gerät bleibt bis dahin aktiv.`,
    code: '090671',
    link: null,
  },
  {
    name: `de-DE securities order`,
    from: `Fondsgarten <depot@fondsgarten.example>`,
    subject: `Verkauf von 40 Anteilen autorisieren`,
    html: `<p>Sie verkaufen 40 Anteile (WKN A2X9F1) zu circa 112,35 €, Depot 8800 4471.</p><p>Einmalkennwort für diese Order:</p><p><b>QL-20-7X</b></p><p>Erst nach der Eingabe leiten wir den Auftrag an die Börse weiter. Handelsschluss ist um 22:00 Uhr.</p>`,
    code: 'QL-20-7X',
    link: null,
  },
  {
    name: `de-DE sign-up unnamed`,
    from: `Chorfreunde <hallo@chorfreunde.example>`,
    subject: `Fast geschafft, Mira!`,
    text: `Hi Mira,

schön, dass du mitsingen willst! Über 8.300 Sängerinnen und Sänger aus 212 Chören sind schon da. Damit wir wissen, dass die Adresse stimmt, tippe das hier in die App:

6284

Klappt es nicht, lass dir dort einfach etwas Neues zuschicken.`,
    code: '6284',
    link: null,
  },
  {
    name: `de-AT second factor cell`,
    from: `Donaustrom <kundenkonto@donaustrom.example>`,
    subject: `Sicherheitsprüfung`,
    html: `<h1>Zweiter Schritt</h1><p>Ihr Passwort war richtig. Bitte ergänzen Sie nun auch den zweiten Faktor:</p><table><tr><td>Faktor</td><td>D4F9-1C7B</td></tr><tr><td>Browser</td><td>Chrome 133</td></tr><tr><td>Ort</td><td>1030 Wien</td></tr></table><p>Zählpunkt AT 003 100 0044. Service: 01 555 90 20.</p>`,
    code: 'D4F9-1C7B',
    link: null,
  },
  {
    name: `de-DE coupon`,
    from: `Blattgrün <shop@blattgruen.example>`,
    subject: `Nur 48 Stunden: Ihr persönlicher Code`,
    html: `<h1>10 € geschenkt</h1><p>Ihr Code:</p><h1>GRN48-XT7</h1><p>Einfach im Warenkorb eingeben. Einmalig einlösbar ab 49 € Bestellwert, nicht für Bücher und Gutscheine. Gültig bis 18.05., 23:59 Uhr. Mit Liebe gepackt in 79098 Freiburg.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE order number`,
    from: `Schraubenhaus <order@schraubenhaus.example>`,
    subject: `Auftragsbestätigung 719340`,
    text: `Vielen Dank für Ihren Einkauf!

Ihre Bestellnummer:

719340

2x Akkuschrauber BX-1800, 1x Bitsatz 32-teilig, zusammen 214,85 € inkl. MwSt. Lieferung voraussichtlich Donnerstag an 01067 Dresden. Bitte geben Sie die Nummer bei Rückfragen an.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE booking code`,
    from: `Fernlinie <reisen@fernlinie.example>`,
    subject: `Ihre Buchung nach Kopenhagen`,
    html: `<p>Gute Reise, Herr Okafor!</p><table><tr><td>Buchungscode</td><td>R7WQ2K</td></tr><tr><td>Bus</td><td>N 614</td></tr><tr><td>Abfahrt</td><td>22:05, Steig 9</td></tr><tr><td>Sitz</td><td>14C</td></tr></table><p>Zeigen Sie Code und Ausweis beim Einsteigen. Ein Koffer bis 20 kg ist inklusive, jeder weitere kostet 9 €.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE locker code`,
    from: `Abholbox24 <info@abholbox24.example>`,
    subject: `Ihre Sendung liegt bereit`,
    text: `Guten Tag,

Ihre Sendung 0034 0434 1882 7710 liegt in der Abholbox am Rewienplatz, 44135 Dortmund.

Abholcode: 462 917
Fach: 23

Geben Sie ihn am Display der Box ein. Nach 7 Werktagen geht die Sendung zurück.`,
    code: null,
    link: null,
  },
  {
    name: `de-CH door code`,
    from: `Chalet Murmeli <gast@chalet-murmeli.example>`,
    subject: `Infos zur Anreise`,
    html: `<p>Liebe Gäste</p><p>Ab 15 Uhr ist das Chalet für Sie bereit. Die Haustür öffnet mit 2580# und der Skiraum mit 7719. Das WLAN heisst Murmeli5G.</p><p>Parkplatz Nr. 6, Kurtaxe CHF 4.20 pro Nacht. Bei Fragen: Reto, 079 555 21 43, 3920 Zermatt.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE gift card with PIN`,
    from: `Schenkwelt <karten@schenkwelt.example>`,
    subject: `Dein Gutschein über 25 €`,
    text: `Hallo Tom,

Oma Gerda schenkt dir einen Gutschein!

Gutscheinnummer: 5520 8814 0937
PIN: 80354
Wert: 25,00 €

An der Kasse Nummer und PIN nennen oder online eingeben. Einlösbar in 140 Filialen bis Ende 2027. Restwert bleibt erhalten.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE webinar passcode`,
    from: `Akademie Weitblick <seminare@weitblick-akademie.example>`,
    subject: `Ihre Zugangsdaten zum Online-Seminar`,
    html: `<p>Guten Morgen,</p><p>heute um 17:30 Uhr beginnt „Steuern 2025 für Vereine".</p><p>Meeting-ID: 944 0217 5583<br>Kenncode: 318046</p><p>Einwahl per Telefon: 069 5550 4471. Wir erwarten rund 350 Teilnehmende, bitte schalten Sie Ihr Mikrofon stumm. Die Folien folgen am Freitag.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE advice`,
    from: `Elbkreditbank <info@elbkreditbank.example>`,
    subject: `So schützen Sie Ihre TAN`,
    text: `Liebe Kundinnen und Kunden,

Betrüger rufen derzeit im Namen unserer Bank an und fragen nach einer 6-stelligen TAN. Geben Sie sie niemals weiter. Unsere Mitarbeitenden fragen weder nach PIN noch nach Passwort.

2024 entstanden so Schäden von 1,3 Mio. Euro. Im Zweifel: auflegen und 040 5550 1180 wählen.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE new login notice`,
    from: `Turmalin Mail <konto@turmalin.example>`,
    subject: `Neue Anmeldung aus Leipzig`,
    html: `<h1>Waren Sie das?</h1><table><tr><td>Zeit</td><td>19.02.2025, 06:51</td></tr><tr><td>Gerät</td><td>Windows 11</td></tr><tr><td>IP</td><td>198.51.100.23</td></tr><tr><td>Vorgang</td><td>885102</td></tr></table><p>Wenn ja, ist nichts zu tun. Wenn nein, ändern Sie umgehend Ihr Passwort und melden alle Geräte ab.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE case number`,
    from: `Mieterservice Bergpark <service@bergpark-wohnen.example>`,
    subject: `Ihre Schadensmeldung`,
    text: `Sehr geehrter Herr Yilmaz,

Ihre Meldung „Heizung kalt" haben wir unter der Nummer 204518 aufgenommen. Der Installateur kommt am Mittwoch zwischen 10 und 12 Uhr.

Bitte halten Sie die Nummer bereit, wenn Sie uns unter 0231 555 870 anrufen. Notfälle am Wochenende: Taste 2.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE receipt with authorisation`,
    from: `Tankpunkt <belege@tankpunkt.example>`,
    subject: `Ihr Tankbeleg`,
    html: `<table><tr><td>Säule</td><td>4</td></tr><tr><td>Super E10</td><td>38,42 l</td></tr><tr><td>Summe</td><td>65,28 EUR</td></tr><tr><td>Terminal-ID</td><td>65220914</td></tr><tr><td>Genehmigungs-Nr.</td><td>773519</td></tr><tr><td>Kennzeichen</td><td>HB-LN 2047</td></tr></table><p>Danke für Ihren Besuch in 28195 Bremen. Bitte bewahren Sie diesen Beleg für Ihre Unterlagen auf.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE exam seat`,
    from: `Prüfungsamt Süd <anmeldung@pruefungsamt-sued.example>`,
    subject: `Ihre Sitzplatznummer`,
    text: `Sehr geehrte Prüflinge,

die schriftliche Abschlussprüfung findet am 6. Mai um 9:00 Uhr in Halle 3 statt. Ihre Prüflingsnummer ist 40172, Ihr Platz 118.

Schreiben Sie die Nummer auf jedes Blatt. Zugelassen sind ein Taschenrechner und ein Lineal. Die Bearbeitungszeit beträgt 180 Minuten.`,
    code: null,
    link: null,
  },
  {
    name: `de-DE product model newsletter`,
    from: `Hydrophon <newsletter@hydrophon.example>`,
    subject: `HX-7200 ist da`,
    html: `<h1>Der neue HX-7200</h1><p>40 Stunden Akku, 32 Ohm, 219 Gramm: Unser Kopfhörer löst den HX-6500 ab. Artikelnummer 810452, erhältlich ab dem 1. April für 149 €.</p><p>Schon 26.000 Vorbestellungen! Newsletter Ausgabe 118, Hydrophon AG, 80331 München.</p>`,
    code: null,
    link: null,
  },
  {
    name: `de-DE voting number`,
    from: `Genossenschaft Sonnendach <verwaltung@sonnendach-eg.example>`,
    subject: `Online-Abstimmung ab Montag`,
    text: `Liebe Mitglieder,

von Montag bis Freitag stimmen wir über die neue Satzung ab. Ihre Stimmnummer 61408 steht auch auf der Einladung, die per Post kam. Sie gilt für alle 5 Tagesordnungspunkte.

Auszählung: 14.06., 19 Uhr, im Saal. Zuletzt lag die Beteiligung bei 62 Prozent (1.117 Stimmen).`,
    code: null,
    link: null,
  },
  {
    name: `de-DE 2FA enabled, no code`,
    from: `Wolkenfach <support@wolkenfach.example>`,
    subject: `Zwei-Faktor-Schutz ist jetzt aktiv`,
    html: `<p>Hallo Herr Brandt,</p><p>ab sofort fragen wir bei jeder neuen Anmeldung zusätzlich nach einem sechsstelligen Code aus Ihrer Authenticator-App. Eingerichtet am 21.01.2025 um 13:26 Uhr.</p><p>Drucken Sie Ihre Ersatzschlüssel im Konto aus und bewahren Sie sie sicher auf. Kundennummer: 447 0921.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT bank transfer`,
    from: `Banca Ligustro <avvisi@banca-ligustro.example>`,
    subject: `Autorizza il bonifico di 3.150,00 €`,
    html: `<p>Gentile Sig. Ferrante,</p><table><tr><td>Operazione</td><td>Bonifico SEPA</td></tr><tr><td>Importo</td><td>3.150,00 €</td></tr><tr><td>Beneficiario</td><td>Edil Nova, IT•• 9902</td></tr><tr><td>Password dispositiva</td><td>28415069</td></tr></table><p>Vale solo per questa disposizione, fino alle 16:42. Blocco conto: 02 5550 7719.</p>`,
    code: '28415069',
    link: null,
  },
  {
    name: `it-IT sign-in unnamed`,
    from: `Quadernino <ciao@quadernino.example>`,
    subject: `Entra in Quadernino`,
    text: `Ciao Giulia,

sei a un passo dai tuoi appunti. Scrivi nella finestra quello che leggi qui sotto:

F2W8N

Se non hai provato ad accedere alle 7:55 da Bari (70121), ignora il messaggio: senza questi caratteri nessuno può entrare.`,
    code: 'F2W8N',
    link: null,
  },
  {
    name: `it-IT clinic portal`,
    from: `Poliambulatorio Serena <referti@poli-serena.example>`,
    subject: `Referto disponibile`,
    html: `<p>Gentile paziente,</p><p>il referto dell'ecografia del 9 aprile (pratica 15528/25) è online. Per scaricarlo il sistema chiederà il PIN monouso, che per lei è 773012.</p><p>Potrà usarlo entro 2 ore. Segreteria: 051 555 2380, dal lunedì al venerdì dalle 8 alle 13.</p>`,
    code: '773012',
    link: null,
  },
  {
    name: `it-IT TV pairing list`,
    from: `Guardaqui <supporto@guardaqui.example>`,
    subject: `Collega la TV in tre mosse`,
    text: `1) Accendi la TV e apri Guardaqui versione 6.2.
2) Vai su Profilo > Collega dispositivo.
3) Con il telecomando inserisci 4LTP-9RKD e premi OK.

Hai 15 minuti di tempo. Il piano Famiglia (9,99 € al mese) permette 3 schermi contemporaneamente. Buona visione!`,
    code: '4LTP-9RKD',
    link: null,
  },
  {
    name: `it-IT thermostat`,
    from: `Calduccio Smart <assistenza@calduccio.example>`,
    subject: `Abbinamento termostato`,
    html: `<h1>6 1 5 9</h1><p>Premi queste cifre sul quadrante del termostato CD-400 per abbinarlo alla casa «Via Roma 12». Il led diventerà verde.</p><p>Matricola dell'apparecchio: 2210 8847. Se resta arancione, tieni premuto il tasto per 10 secondi e richiedi un nuovo abbinamento.</p>`,
    code: '6159',
    link: null,
  },
  {
    name: `it-IT government`,
    from: `Comune di Montefalda <servizi@montefalda-digitale.example>`,
    subject: `Verifica indirizzo e-mail - pratica 4471/2025`,
    text: `Gentile cittadina,

per completare la richiesta di iscrizione alla mensa scolastica (pratica 4471/2025) occorre confermare questo indirizzo.

Chiave di conferma: MF-8305-K

La riporti al passaggio 3 del modulo entro oggi. Ufficio Scuola, tel. 0743 555 118, 06036 Montefalda (PG).`,
    code: 'MF-8305-K',
    link: null,
  },
  {
    name: `it-IT e-signature running sentence`,
    from: `Firmasì <noreply@firmasi.example>`,
    subject: `Firma il preventivo n. 1182`,
    html: `<p>Buongiorno Dott.ssa Conti,</p><p>lo Studio Berti le ha inviato il preventivo n. 1182 (totale 6.420,00 € IVA inclusa). La firma si perfeziona digitando 94726 nel riquadro in fondo alla pagina 7.</p><p>Dopo 20 minuti il riquadro si chiude e bisogna ricominciare.</p>`,
    code: '94726',
    link: null,
  },
  {
    name: `it-IT courier app vs tracking`,
    from: `Corrierino <app@corrierino.example>`,
    subject: `Registrazione all'app`,
    text: `Benvenuto in Corrierino!

La spedizione CR558201944IT è già nel tuo elenco, ma prima conferma che l'account sia tuo. Numero da inserire nell'app:

3508

Non è il codice per il ritiro e non va comunicato al fattorino. Assistenza 800 555 091, ore 8-20.`,
    code: '3508',
    link: null,
  },
  {
    name: `it-IT parental control`,
    from: `Genitori Sereni <famiglia@genitorisereni.example>`,
    subject: `Matteo vuole sbloccare il tablet`,
    html: `<p>Matteo ha chiesto altri 30 minuti (oggi: 120 su 120).</p><p>Per concederli, inserisca lei stesso la parola di sblocco sul tablet:</p><table><tr><td><b>TK-619</b></td></tr></table><p>Funziona una sola volta e scade alle 21:30. Se preferisce di no, non faccia nulla.</p>`,
    code: 'TK-619',
    link: null,
  },
  {
    name: `it-IT new phone 7 digits`,
    from: `Viola Mobile <sicurezza@violamobile.example>`,
    subject: `Stai cambiando telefono?`,
    text: `Ciao Andrea,

abbiamo ricevuto la richiesta di spostare il profilo della linea 347 555 0182 su un nuovo smartphone. Se sei tu, conferma dal nuovo dispositivo con le sette cifre 0281746.

Se non sei tu chiama subito il 187 55. Credito residuo: 11,40 €.`,
    code: '0281746',
    link: null,
  },
  {
    name: `it-IT reset token`,
    from: `Lettofilo <account@lettofilo.example>`,
    subject: `Reimposta la password`,
    html: `<p>Hai dimenticato la password? Succede anche ai nostri 95.000 lettori.</p><p>Incolla il token <b>xB9qL3</b> nel campo «Verifica», poi scegli una password di almeno 10 caratteri.</p><p>Attenzione alle maiuscole. Il token decade alle 12:30. Lettofilo Srl, P. IVA 01188204456.</p>`,
    code: 'xB9qL3',
    link: null,
  },
  {
    name: `it-IT 3DS`,
    from: `Pagofacile <3ds@pagofacile.example>`,
    subject: `Conferma acquisto 79,00 EUR`,
    text: `PAGOFACILE - conferma acquisto

Esercente: Scarpe Diem, Torino
Importo: 79,00 EUR
Carta: **** 4408
Codice OTP: 516 273

Nessun operatore glielo chiederà mai. Se non riconosce l'acquisto, risponda NO all'SMS o chiami 06 5550 3344.`,
    code: '516273',
    link: null,
  },
  {
    name: `it-CH school portal`,
    from: `Liceo Ceresio <portale@liceo-ceresio.example>`,
    subject: `Accesso al registro elettronico`,
    html: `<h1>Registro elettronico</h1><p>Gentili genitori della 3C, alla prima entrata vi sarà chiesta una combinazione provvisoria. La vostra:</p><p><b>G5-H2-P9</b></p><p>Dopo l'uso la sostituirete con una password. Utente: 20231145. Segreteria 091 555 62 10, 6900 Lugano.</p>`,
    code: 'G5-H2-P9',
    link: null,
  },
  {
    name: `it-IT code in subject, named in body`,
    from: `Ciclofriends <iscrizioni@ciclofriends.example>`,
    subject: `70943 per completare l'iscrizione`,
    text: `Ehi Sara,

benvenuta tra i 18.400 ciclisti della community! Copia il numero che trovi nell'oggetto (70943, per intenderci) nella schermata di iscrizione e il gioco è fatto.

La prima uscita è domenica 4 maggio: 62 km, dislivello 850 m. Ritrovo ore 8:00.`,
    code: '70943',
    link: null,
  },
  {
    name: `it-IT 2FA cell`,
    from: `Assicura Tre <areaclienti@assicuratre.example>`,
    subject: `Secondo passaggio di accesso`,
    html: `<p>Abbiamo riconosciuto la sua password. Manca la seconda verifica.</p><table><tr><td>Polizza</td><td>7/40021885</td></tr><tr><td>Targa</td><td>GK 204 RT</td></tr><tr><td>Sequenza di verifica</td><td>YRWM-27</td></tr></table><p>Digitarla entro 3 minuti. Richiesta partita alle 10:19 da 37121 Verona.</p>`,
    code: 'YRWM-27',
    link: null,
  },
  {
    name: `it-IT coupon`,
    from: `Bottega Zenzero <news@bottega-zenzero.example>`,
    subject: `Il tuo codice sconto è qui`,
    html: `<h1>ZENZ-15K8</h1><p>È il tuo codice: inseriscilo nel carrello e togli il 15% da tutto, anche dalle novità. Usa e getta, vale fino a venerdì su ordini da 35 € in su.</p><p>Spedizione gratis sopra i 59 €. Bottega Zenzero, 16121 Genova.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT order number`,
    from: `Casa Arredo Lume <ordini@arredolume.example>`,
    subject: `Ordine ricevuto`,
    text: `Grazie, Paolo!

Il tuo numero d'ordine è

350682

Lampada da terra LM-90 (1), lampadine E27 (4). Totale 138,60 €. Consegna tra il 5 e l'8 giugno a 50122 Firenze. Tieni il numero a portata di mano se ci chiami allo 055 555 0147.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT booking, plate`,
    from: `Traghetti Maestrale <prenotazioni@traghetti-maestrale.example>`,
    subject: `Prenotazione Livorno-Bastia`,
    html: `<p>Buon viaggio!</p><table><tr><td>Codice prenotazione</td><td>HV3N8T</td></tr><tr><td>Partenza</td><td>14/07, ore 08:30</td></tr><tr><td>Cabina</td><td>6114</td></tr><tr><td>Targa auto</td><td>FX 871 LM</td></tr></table><p>Mostri il codice all'imbarco 90 minuti prima. Importo pagato: 287,40 €, colazione a bordo inclusa.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT locker code`,
    from: `PuntoBox <ritiri@puntobox.example>`,
    subject: `Pacco pronto al ritiro`,
    text: `Ciao,

il pacco PB 2208 7741 ti aspetta nell'armadietto della stazione di Padova.

Codice di sblocco: 915 038
Sportello: 11

Digitalo sul display entro sabato alle 22. Dopo, il pacco torna al venditore.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT door code`,
    from: `B&B Le Ginestre <info@bb-leginestre.example>`,
    subject: `Istruzioni per il check-in`,
    html: `<p>Cari ospiti,</p><p>arriverete dopo le 20, quindi troverete la reception chiusa. Il portone di via Cavour 31 si apre con 6402 e la vostra camera, la 5, con 118833 seguito da asterisco.</p><p>Colazione dalle 7:30. Per emergenze: 338 555 7104. Tassa di soggiorno 2,50 € a persona.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT gift card with PIN`,
    from: `Regalandia <card@regalandia.example>`,
    subject: `Hai ricevuto una gift card`,
    text: `Tanti auguri!

Marta e Luca ti regalano 100 € da spendere in libertà.

Codice carta: RGL7-PQ40-88TZ
PIN: 2946

Inseriscili alla cassa online o mostrali in uno dei 75 negozi. Scade il 30/11/2026 e il saldo si può usare in più volte.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT webinar passcode`,
    from: `Ordine dei Periti <eventi@ordineperiti.example>`,
    subject: `Webinar di giovedì: come collegarsi`,
    html: `<p>Gentili colleghi,</p><p>giovedì alle 15:00 si terrà il webinar «Norme 2025» (3 crediti).</p><p>ID riunione: 826 5519 0047<br>Passcode: 740216</p><p>I posti sono 500 e gli iscritti 463. L'attestato arriverà entro 10 giorni. Ordine dei Periti, 40121 Bologna.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT advice`,
    from: `Banca Ligustro <info@banca-ligustro.example>`,
    subject: `Attenzione alle truffe via SMS`,
    text: `Gentile cliente,

negli ultimi 60 giorni sono aumentati i falsi SMS che invitano a comunicare il codice OTP. Ricordi: il codice usa e getta serve solo a lei, e nessun nostro operatore lo chiederà per telefono.

Se lo ha già comunicato, blocchi la carta al 02 5550 7719 e sporga denuncia.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT new login notice`,
    from: `Nembo Drive <security@nembo-drive.example>`,
    subject: `Nuovo accesso rilevato`,
    html: `<h1>Accesso da un nuovo dispositivo</h1><p>iPad, Safari 17, Catania, 12 marzo 2025 alle 23:04. Indirizzo IP 192.0.2.145.</p><p>Se ti riconosci in questa attività puoi chiudere il messaggio. Altrimenti cambia la password e cita la segnalazione 661740 scrivendo al supporto.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT case number`,
    from: `Fibralta <assistenza@fibralta.example>`,
    subject: `Segnalazione 507319 aperta`,
    text: `Buongiorno,

abbiamo aperto la segnalazione 507319 per il guasto sulla linea 0331 555 208. Il tecnico passerà mercoledì 26 tra le 14:00 e le 16:00.

Quando richiama, digiti il numero della segnalazione dopo il segnale acustico. Il modem FA-1200 va lasciato acceso.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT receipt with authorisation`,
    from: `Pizzeria Tre Forni <ricevute@treforni.example>`,
    subject: `La tua ricevuta`,
    html: `<table><tr><td>Tavolo</td><td>14</td></tr><tr><td>Coperti</td><td>4</td></tr><tr><td>Totale</td><td>72,50 €</td></tr><tr><td>Cod. autorizzazione</td><td>048291</td></tr><tr><td>Carta</td><td>**** 9917</td></tr><tr><td>Doc. n.</td><td>0382-0045</td></tr></table><p>Grazie e a presto! Conservi la ricevuta per eventuali reclami. 80134 Napoli.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT exam seat`,
    from: `Università Valdora <concorsi@uni-valdora.example>`,
    subject: `Prova di ammissione: aula e posto`,
    text: `Gentile candidata,

la prova si svolgerà il 9 settembre alle 11:00, padiglione 2, aula Galileo, fila F, posto 27. Il suo codice candidato è VD83016 e andrà scritto sul modulo risposte.

Le domande sono 60, il tempo 100 minuti. Presentarsi dalle 8:30 con documento valido.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT invoice`,
    from: `Gas Pianura <fatture@gaspianura.example>`,
    subject: `Bolletta di febbraio`,
    html: `<p>Gentile cliente,</p><table><tr><td>Fattura</td><td>2025-884207</td></tr><tr><td>Codice cliente</td><td>310 554 82</td></tr><tr><td>Lettura</td><td>02417</td></tr><tr><td>Da pagare entro il 20/03</td><td>96,18 €</td></tr></table><p>Codice CBILL: 18 0045 7730. Pronto intervento 800 555 404, attivo tutti i giorni.</p>`,
    code: null,
    link: null,
  },
  {
    name: `it-IT voting/member number`,
    from: `Cooperativa Girasole <soci@coop-girasole.example>`,
    subject: `Elezioni del consiglio`,
    text: `Cari soci,

sabato 24 maggio si vota per il rinnovo del consiglio. Al seggio basta indicare il proprio numero elettore, nel suo caso 3817, e mostrare la tessera socio GS-11904.

I candidati sono 9 per 5 posti. Il bilancio 2024 chiude con un utile di 52.306 €. Seguirà rinfresco alle 19.`,
    code: null,
    link: null,
  },
  {
    name: `it-IT verification done, no code`,
    from: `Postaverde <noreply@postaverde.example>`,
    subject: `Indirizzo e-mail verificato`,
    html: `<p>Tutto a posto, Elena!</p><p>Il codice che hai inserito alle 9:41 era corretto e il tuo indirizzo è stato confermato. Da oggi puoi scrivere dalla tua casella con 15 GB di spazio.</p><p>ID utente: 884 512. Ti ricordiamo che il piano gratuito prevede 200 invii al giorno.</p>`,
    code: null,
    link: null,
  },
];
