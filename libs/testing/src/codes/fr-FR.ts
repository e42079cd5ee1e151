import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'La Poste, identité numérique',
    from: 'La Poste <ne-pas-repondre@laposte.test>',
    subject: 'Votre code de vérification La Poste',
    html: nested(
      '<p>Bonjour,</p><p>Voici le code de vérification à saisir pour confirmer votre adresse e-mail&nbsp;:</p><p style="text-align:center;font-size:28px;font-weight:bold;color:#003da5">584&nbsp;207</p><p>Ce code est valable 10&nbsp;minutes.</p><p>La Poste – SA au capital de 5&nbsp;857&nbsp;785&nbsp;892&nbsp;€ – 356&nbsp;000&nbsp;000 RCS Paris – 9 rue du Colonel Pierre Avia, 75015 Paris</p>',
    ),
    code: '584207',
    link: null,
  },
  {
    name: 'Doctolib, phrase',
    from: 'Doctolib <no-reply@doctolib.test>',
    subject: 'Votre code Doctolib : 310482',
    text: 'Votre code de sécurité Doctolib est 310482. Ne le partagez jamais, même avec un professionnel de santé. Il expire dans 10 minutes.',
    code: '310482',
    link: null,
  },
  {
    name: 'Ameli, code à usage unique dans une cellule',
    from: 'Assurance Maladie <noreply@ameli.test>',
    subject: 'Code de connexion temporaire',
    html: nested(
      '<table><tr><td>Pour vous connecter à votre compte ameli, saisissez le code ci-dessous.</td></tr><tr><td>&nbsp;</td></tr><tr><td align="center" bgcolor="#eef"><span style="font-size:22px"><b>73820461</b></span></td></tr><tr><td>Si vous n’êtes pas à l’origine de cette demande, appelez le 36 46.</td></tr></table>',
    ),
    code: '73820461',
    link: null,
  },
  {
    name: 'Leboncoin',
    from: 'leboncoin <no.reply@leboncoin.test>',
    subject: 'Confirmez votre adresse e-mail',
    html: mjml(
      mjmlText('Bonjour Chloé,') +
        mjmlText('Pour finaliser la création de votre compte, utilisez ce code :') +
        mjmlText(
          [...'6204'].map((d) => `<span style="padding:8px 14px;border:1px solid #ccc">${d}</span>`).join(' '),
          'font-size:24px;',
        ) +
        mjmlText(
          'LBC France, SAS au capital de 20 000 000 €, 85 rue du Faubourg Saint Martin, 75010 Paris, RCS 521 724 336',
          'font-size:10px;',
        ),
    ),
    code: '6204',
    link: null,
  },
  {
    name: 'impots.gouv, texte',
    from: 'DGFiP <ne_pas_repondre@dgfip.test>',
    subject: 'Votre code de confirmation',
    text: 'Bonjour,\n\nVotre code de confirmation est le suivant : 492 061\n\nIl est à saisir sur la page de votre espace particulier.\n\nNuméro fiscal : 30 12 482 913 004\n\nLa Direction générale des Finances publiques',
    code: '492061',
    link: null,
  },
  {
    name: 'Boursorama, opération carte',
    from: 'BoursoBank <securite@boursobank.test>',
    subject: 'Validation de votre opération',
    text: 'BoursoBank : pour valider votre achat de 48,29 EUR chez FNAC.COM avec la carte se terminant par 4821, saisissez le code 70-19-34. Ne communiquez ce code à personne.',
    code: '701934',
    link: null,
  },
  {
    name: 'SNCF Connect, code avant les mentions',
    from: 'SNCF Connect <ne-pas-repondre@sncf-connect.test>',
    subject: 'Code de vérification',
    html: divs(
      '<p>Vous avez demandé à vous connecter.</p><p>Votre code : <strong>904 118</strong></p><p>Vous préparez un voyage ? Retrouvez vos billets dans l’application.</p>',
    ),
    code: '904118',
    link: null,
  },
  {
    name: 'Deezer en minuscule et guillemets',
    from: 'Deezer <security@deezer.test>',
    subject: 'Connexion à Deezer',
    html: divs('<p>Entrez le code « <b>K8D2QM</b> » pour vous authentifier.</p><p>© 2007-2025 Deezer</p>'),
    code: 'K8D2QM',
    link: null,
  },
  {
    name: 'mot de passe à usage unique',
    from: 'Vinted <no-reply@vinted.test>',
    subject: 'Code à usage unique : 2291',
    html: nested(
      '<p>Coucou emma,</p><p>2291 est ton mot de passe à usage unique. Il est valide pendant 1 heure.</p><p>Envoi n° 48291377 en cours ? Rends-toi dans l’appli.</p>',
    ),
    code: '2291',
    link: null,
  },
  {
    name: 'code puis explication sur la ligne suivante',
    from: 'OVHcloud <support@ovh.test>',
    subject: '[aa482-ovh] Double authentification',
    html: nested(
      '<p>Une tentative de connexion à votre compte <b>aa482913-ovh</b> a eu lieu.</p><div><font size="6">118 730</font></div><div>Ce code de sécurité est à usage unique.</div>',
    ),
    code: '118730',
    link: null,
  },
  {
    name: 'réinitialisation avec code',
    from: 'Cdiscount <contact@cdiscount.test>',
    subject: 'Réinitialisation de votre mot de passe',
    html: nested(
      '<p>Code de réinitialisation</p><table><tr>' +
        [...'558120'].map((d) => `<td style="font-size:30px;width:30px">${d}</td>`).join('') +
        '</tr></table><p>Profitez aussi de 15 % de remise avec le code promo RENTREE15.</p>',
    ),
    code: '558120',
    link: null,
  },
  {
    name: 'confirmer inscription',
    from: 'Mediapart <inscription@mediapart.test>',
    subject: 'Confirmez votre inscription',
    html: nested(
      '<p>Merci de votre inscription. Cliquez sur le bouton ci-dessous pour confirmer votre adresse :</p><p><a href="https://mon.mediapart.test/confirmation/inscription/5f2c8a90bd" style="background:#c00;color:#fff">Je confirme mon adresse</a></p>',
      '<a href="https://mediapart.test/confidentialite">Politique de confidentialité</a>',
    ),
    code: null,
    link: 'https://mon.mediapart.test/confirmation/inscription/5f2c8a90bd',
  },
  {
    name: 'lien magique',
    from: 'Pennylane <bonjour@pennylane.test>',
    subject: 'Votre lien de connexion',
    html: divs(
      '<p>Cliquez sur le lien ci-dessous pour vous connecter, sans mot de passe. Ce lien expire dans 30 minutes.</p><p><a href="https://app.pennylane.test/login/link?token=Qx71-aa09-kk21">Me connecter à Pennylane</a></p>',
    ),
    code: null,
    link: 'https://app.pennylane.test/login/link?token=Qx71-aa09-kk21',
  },
  {
    name: 'mot de passe oublié, texte avec lien nu',
    from: 'Darty <service@darty.test>',
    subject: 'Mot de passe oublié',
    text: 'Bonjour,\n\nPour choisir un nouveau mot de passe, cliquez sur ce lien :\nhttps://secure.darty.test/mot-de-passe/nouveau?cle=4a9f00ce.\n\nSi vous n’avez rien demandé, ignorez ce message.',
    code: null,
    link: 'https://secure.darty.test/mot-de-passe/nouveau?cle=4a9f00ce',
  },
  {
    name: 'activer le compte, « ici »',
    from: 'Ticketac <compte@ticketac.test>',
    subject: 'Bienvenue !',
    html: nested(
      '<p>Il ne reste qu’une étape : pour activer votre compte, <a href="https://ticketac.test/compte/activer?c=8812aaff">cliquez ici</a>.</p><p>Découvrez aussi <a href="https://ticketac.test/promos">nos offres</a>.</p>',
    ),
    code: null,
    link: 'https://ticketac.test/compte/activer?c=8812aaff',
  },
  {
    name: 'code et bouton',
    from: 'Qonto <noreply@qonto.test>',
    subject: 'Nouvel appareil : confirmez que c’est vous',
    html: mjml(
      mjmlText(
        'Une connexion depuis un nouvel appareil nécessite votre validation. Votre code d’authentification : <b>QT-7740</b>',
      ),
    ),
    code: 'QT-7740',
    link: null,
  },
  {
    name: 'chiffres pleine largeur',
    from: 'Shein <noreply@shein.test>',
    subject: 'Code de vérification SHEIN',
    text: 'Cher client, votre code de vérification est : ４４０９８１ (valable 10 min).',
    code: '440981',
    link: null,
  },
  {
    name: 'code promo',
    from: 'Sephora <news@sephora.test>',
    subject: '-20 % avec le code BEAUTE20',
    html: mjml(
      mjmlText(
        'Avec le code<br><b>482913</b><br>jusqu’au 31/03/2025 sur tout le site. Livraison offerte dès 60 €.',
        'font-size:24px;',
      ) + mjmlText('<a href="https://sephora.test/s?token=aa12bb34">J’en profite</a>'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'billet SNCF',
    from: 'SNCF <confirmation@sncf.test>',
    subject: 'Confirmation de votre commande QKX7M2',
    html: nested(
      '<p>Référence de dossier : <b>QKX7M2</b></p><p>TGV INOUI 6214, voiture 07, place 104. Départ 14 mars à 08h42. N° e-billet 120048291.</p><p>Code échange : 482913</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'colis en point relais',
    from: 'Mondial Relay <notif@mondialrelay.test>',
    subject: 'Votre colis est arrivé',
    html: nested(
      '<p>Votre colis n° 48291377 vous attend. Code de retrait :</p><p style="font-size:34px"><b>482913</b></p><p>Consigne Gare de Lyon, 75012</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'facture téléphone',
    from: 'Free <facture@free.test>',
    subject: 'Facture n° 1048291377',
    text: 'Montant : 19,99 €\nIdentifiant : 48291377\nDate : 04/03/2025\nPour consulter votre facture connectez-vous à votre espace abonné : https://mobile.free.test/account/\nService client : 3244',
    code: null,
    link: null,
  },
  {
    name: 'mot de passe modifié',
    from: 'Orange <securite@orange.test>',
    subject: 'Votre mot de passe a été modifié',
    html: divs(
      '<p>Le mot de passe de votre compte a été modifié le 4 mars 2025 à 18h22.</p><p>Si vous n’êtes pas à l’origine de cette modification, <a href="https://orange.test/mdp/reset?token=aa99">réinitialisez votre mot de passe</a> ou appelez le 3900.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'location avec digicode',
    from: 'Abritel <voyageurs@abritel.test>',
    subject: 'Votre arrivée demain',
    html: divs(
      '<p>Bonjour Paul, votre séjour commence demain. Code de la porte : <b>4829</b>, puis 2e étage. Code Wi-Fi : <b>7F2K9QXA</b>. Réservation HA-48291.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'newsletter',
    from: 'Le Monde <newsletter@lemonde.test>',
    subject: 'La lettre éco : 48291 emplois en 2025',
    html: nested(
      '<p>Le code du travail change au 1er avril : l’article 4821 est réécrit. 482913 salariés sont concernés. La double authentification devient obligatoire dans les banques.</p><p><a href="https://lemonde.test/desabonnement?k=aa11">Se désabonner</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'rendez-vous',
    from: 'Doctolib <rdv@doctolib.test>',
    subject: 'Rappel : rendez-vous le 14 mars',
    html: divs(
      '<p>Rendez-vous le vendredi 14 mars à 10:15. 12 rue Lepic, 75018 Paris. Code immeuble 48B21, interphone 1204.</p><p><a href="https://doctolib.test/rdv/confirmer?t=ab12cd34">Confirmer ma présence</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'parrainage',
    from: 'Lydia <hello@lydia.test>',
    subject: 'Parrainez vos amis',
    text: 'Votre code de parrainage : 482913. Offrez 10 € à vos amis dès la vérification de leur identité.',
    code: null,
    link: null,
  },
  {
    name: 'support',
    from: 'Support Back Market <help@backmarket.test>',
    subject: 'Demande n°482913 : code non reçu',
    text: 'Bonjour,\nNous avons bien reçu votre message concernant le code de vérification. Votre numéro de dossier : 482913. Réponse sous 48 h.',
    code: null,
    link: null,
  },
];
