import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'BBVA, clave de operación',
    from: 'BBVA <avisos@bbva.test>',
    subject: 'Tu clave de un solo uso',
    text: 'BBVA: 604 918 es tu clave de un solo uso para firmar la transferencia de 482,90 EUR a ES91 **** 1332. No la compartas con nadie.',
    code: '604918',
    link: null,
  },
  {
    name: 'Wallapop, código grande',
    from: 'Wallapop <hola@wallapop.test>',
    subject: 'Verifica tu cuenta',
    html: mjml(
      mjmlText('¡Hola, Lucía!') +
        mjmlText('Este es tu código de verificación. Introdúcelo en la app para continuar.') +
        mjmlText('8 3 0 1 9 4', 'font-size:40px;') +
        mjmlText('Caduca en 10 minutos. Si no has solicitado este código, ignora este correo.') +
        mjmlText('© 2025 Wallapop S.L. – Carrer Pallars 193, 08005 Barcelona', 'font-size:11px;'),
    ),
    code: '830194',
    link: null,
  },
  {
    name: 'Cl@ve, administración',
    from: 'Cl@ve <noreply@clave.gob.test>',
    subject: 'PIN de acceso Cl@ve',
    html: nested(
      '<p>Estimado/a usuario/a con DNI ***8291**:</p><p>El PIN solicitado para su acceso es: <b>K4T</b><b>9Z2</b></p><p>Válido durante 10 minutos. Referencia 20250304-118.</p>',
    ),
    code: 'K4T9Z2',
    link: null,
  },
  {
    name: 'código en el asunto, cuerpo con imágenes',
    from: 'Glovo <no-reply@glovo.test>',
    subject: 'Tu código de Glovo: 7741',
    html: divs(
      '<img src="https://cdn.glovo.test/hero.png" alt=""><p>Introduce el código para iniciar sesión. Si no has sido tú, no tienes que hacer nada.</p><p>Glovoapp23 S.A., NIF A66362906, C/ Llull 108, 08005</p>',
    ),
    code: '7741',
    link: null,
  },
  {
    name: 'Mercado Pago (AR) tuteo argentino',
    from: 'Mercado Pago <info@mercadopago.test>',
    subject: 'Tu código para ingresar',
    html: nested(
      '<p>Hola Martín, ingresá este código para validar que sos vos:</p><h1>229017</h1><p>Vence en 15 minutos. No se lo des a nadie, ni siquiera a nosotros.</p><p>Av. Caseros 3039, CABA, C1264AAK. CUIT 30-70308853-4</p>',
    ),
    code: '229017',
    link: null,
  },
  {
    name: 'código de seguridad en tabla clave-valor',
    from: 'Iberia Plus <seguridad@iberiaplus.test>',
    subject: 'Código de seguridad para tu cuenta',
    html: nested(
      '<table><tr><th align="left">Nº Iberia Plus</th><td>48291377</td></tr><tr><th align="left">Código de seguridad</th><td>118204</td></tr><tr><th align="left">Validez</th><td>20 minutos</td></tr></table><p>Si no has intentado acceder, cambia tu contraseña.</p>',
    ),
    code: '118204',
    link: null,
  },
  {
    name: 'Telegram',
    from: 'Telegram <noreply@telegram.test>',
    subject: 'Tu código: 39127',
    text: 'Tu código de inicio de sesión es: 39127\n\nNo le des este código a nadie, aunque te digan que son de Telegram.\n\nEste código puede usarse para acceder a tu cuenta. Si no lo solicitaste, ignora este mensaje.',
    code: '39127',
    link: null,
  },
  {
    name: 'alfanumérico con guion',
    from: 'Idealista <acceso@idealista.test>',
    subject: 'Código de acceso',
    html: divs(
      '<p>Usa este código de un solo uso para entrar en idealista:</p><div style="font:700 28px monospace">QF7-K2X</div><p>Nunca te pediremos este código por teléfono ni por WhatsApp (+34 918 29 13 00).</p>',
    ),
    code: 'QF7-K2X',
    link: null,
  },
  {
    name: 'dígitos de ancho completo',
    from: '米游 Soporte <es@miyou.test>',
    subject: 'Código de verificación',
    text: 'Estás vinculando tu correo. Tu código de verificación es ７０３３８１ y es válido durante 5 minutos.',
    code: '703381',
    link: null,
  },
  {
    name: 'registro: “para completar tu registro”',
    from: 'El País <registro@elpais.test>',
    subject: 'Completa tu registro',
    html: nested(
      '<p>Gracias por registrarte. Introduce el siguiente código para completar el registro</p><table><tr><td style="font-size:26px;padding:12px;border:1px dashed #999">5590 2218</td></tr></table><p>Ediciones EL PAÍS S.L. Miguel Yuste 40, 28037 Madrid. 1976-2025</p>',
    ),
    code: '55902218',
    link: null,
  },
  {
    name: 'recuperación con código y pedidos en el pie',
    from: 'Zara <noreply@zara.test>',
    subject: 'Restablecer contraseña',
    html: mjml(
      mjmlText('Hemos recibido una solicitud para restablecer tu contraseña. Código para restablecer: <b>640 772</b>') +
        mjmlText('¿Dudas con tu pedido? Escríbenos con el número de pedido 53482913.'),
    ),
    code: '640772',
    link: null,
  },
  {
    name: 'confirmar correo',
    from: 'Change.org <cambio@change.test>',
    subject: 'Confirma tu firma',
    html: nested(
      '<p>Hola Irene:</p><p>Para que tu firma cuente, tienes que confirmar tu dirección de correo.</p><p><a href="https://www.change.test/confirm_email?t=9f2a7c1b4d&amp;lang=es-ES">Confirmar mi correo</a></p>',
      '<a href="https://www.change.test/account_settings/preferences">Preferencias</a>',
    ),
    code: null,
    link: 'https://www.change.test/confirm_email?t=9f2a7c1b4d&lang=es-ES',
  },
  {
    name: 'activar cuenta, texto',
    from: 'Renfe <cuentas@renfe.test>',
    subject: 'Activación de cuenta',
    text: 'Estimado cliente:\n\nPara activar su cuenta pulse en el siguiente enlace o cópielo en su navegador:\n\n<https://venta.renfe.test/vol/activarCuenta.do?c=48f1e0aa91&u=2291>\n\nEl enlace caduca a las 48 horas.\n',
    code: null,
    link: 'https://venta.renfe.test/vol/activarCuenta.do?c=48f1e0aa91&u=2291',
  },
  {
    name: 'enlace mágico',
    from: 'Holded <hola@holded.test>',
    subject: 'Tu enlace para iniciar sesión',
    html: divs(
      '<p>Haz clic en el botón para iniciar sesión en Holded. Este enlace caduca en 15 minutos.</p><a class="btn" href="https://app.holded.test/magic?k=aa11bb22cc33dd44">Iniciar sesión</a><p><a href="https://www.holded.test/es/ayuda">Ayuda</a></p>',
    ),
    code: null,
    link: 'https://app.holded.test/magic?k=aa11bb22cc33dd44',
  },
  {
    name: 'restablecer contraseña, botón con imagen',
    from: 'PcComponentes <soporte@pccomponentes.test>',
    subject: 'Restablece tu contraseña',
    html: nested(
      '<p>Has solicitado restablecer tu contraseña.</p><a href="https://www.pccomponentes.test/usuarios/panel/recuperar?hash=71cc0de5"><img src="https://cdn.pccomponentes.test/btn.png" alt="Restablecer contraseña" width="220"></a>',
      '<a href="https://www.pccomponentes.test/soporte">Soporte</a>',
    ),
    code: null,
    link: 'https://www.pccomponentes.test/usuarios/panel/recuperar?hash=71cc0de5',
  },
  {
    name: 'código con frase tras el número',
    from: 'Bizum <codigo@bizum.test>',
    subject: 'Código de verificación Bizum',
    html: divs('<p><b>90217</b> es tu código para confirmar tu identidad en Bizum. Caduca en 3 min.</p>'),
    code: '90217',
    link: null,
  },
  {
    name: 'Correos ID, código después de fecha y hora',
    from: 'Correos ID <correosid@correos.test>',
    subject: 'Código temporal',
    text: 'Fecha: 04/03/2025 18:22:07\nUsuario: marta@temp.test\nCódigo temporal: 00418827\n\nIntroduzca este código en la pantalla de autenticación.',
    code: '00418827',
    link: null,
  },
  {
    name: 'código promocional',
    from: 'AliExpress <promo@aliexpress.test>',
    subject: 'Tu código de descuento de 10 €',
    html: mjml(
      mjmlText('Código promocional') +
        mjmlText('<b>ES10AH25</b>', 'font-size:30px;') +
        mjmlText(
          'Hasta el 31/03/2025 o fin de existencias. Introduce el código al pagar. Envío gratis desde 10 €. <a href="https://aliexpress.test/x?token=bb77">Comprar</a>',
        ),
    ),
    code: null,
    link: null,
  },
  {
    name: 'billete de tren',
    from: 'Renfe <billetes@renfe.test>',
    subject: 'Su compra: localizador 7KQX2M',
    html: nested(
      '<p>Localizador: <b>7KQX2M</b></p><table><tr><td>Tren AVE 03142</td><td>Coche 7</td><td>Plaza 12A</td></tr><tr><td>Nº de billete</td><td>7714829133</td></tr></table><p>Código de seguridad del billete (CSV): 48291</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'cita médica',
    from: 'Sanitas <citas@sanitas.test>',
    subject: 'Confirmación de cita',
    html: divs(
      '<p>Su cita con la Dra. Ruiz es el 14/03/2025 a las 10:15, consulta 1204.</p><p>Número de póliza: 48291377</p><a href="https://sanitas.test/citas/confirmar?id=48291377aa">Confirmar cita</a> <a href="https://sanitas.test/citas/anular?id=48291377aa">Anular</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'factura de la luz',
    from: 'Endesa <factura@endesa.test>',
    subject: 'Tu factura de febrero',
    html: nested(
      '<p>Número de factura P25CON048291. Importe: 48,29 €. Contrato 130048291. Consumo 482 kWh. Código de cliente 990137.</p><p>Accede a <a href="https://endesa.test/login">tu área de clientes</a> para verla.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'contraseña cambiada',
    from: 'Fnac <cuenta@fnac.test>',
    subject: 'Tu contraseña ha sido modificada',
    text: 'Hola:\n\nTe confirmamos que tu contraseña ha sido modificada el 4/3/2025 a las 18:22.\n\nSi no has sido tú, restablece tu contraseña aquí: https://www.fnac.test/recuperar?token=77aa99cc\n\nAtención al cliente: 902 100 632',
    code: null,
    link: null,
  },
  {
    name: 'recogida de paquete',
    from: 'Correos <envios@correos.test>',
    subject: 'Tu paquete está en CityPaq',
    html: nested(
      '<p>Código de recogida:</p><p style="font-size:34px">482913</p><p>CityPaq Gran Vía 28, hasta el 09/03. Número de envío PQ4F7X0482913370128013X</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'referido',
    from: 'Revolut <hola@revolut.test>',
    subject: 'Invita a un amigo y gana 40 €',
    html: divs(
      '<p>Comparte tu código de invitación <b>LUCIA482</b> antes del 31 de marzo. Tus amigos tienen que verificar su identidad y hacer 3 compras.</p><p><a href="https://revolut.test/r/LUCIA482">Invitar</a></p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'boletín con cifras',
    from: 'Xataka <boletin@xataka.test>',
    subject: 'Las claves del día: 2025 en 5 datos',
    html: nested(
      '<h2>La clave del día</h2><p>España cerró 2024 con 48291 incidentes de phishing. El código de verificación por SMS ya no basta, dice el informe 8204 del INCIBE.</p><p>Lee más en la web. C/ Génova 17, 28004</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'incidencia',
    from: 'Movistar <incidencias@movistar.test>',
    subject: 'Incidencia 48291377 registrada',
    text: 'Hemos registrado su incidencia con número 48291377. Código de error: 4821. Si necesita ayuda llame al 1004.',
    code: null,
    link: null,
  },
  {
    name: 'reserva de hotel con PIN',
    from: 'Booking.com <noreply@booking.test>',
    subject: 'Reserva confirmada en Hotel Miramar',
    html: nested(
      '<table><tr><td>Número de confirmación:</td><td><b>4829137710</b></td></tr><tr><td>Código PIN:</td><td><b>4821</b> (confidencial)</td></tr></table><p>Entrada: viernes 14 de marzo. 2 huéspedes, 3 noches. Código de la puerta: 2204</p><a href="https://booking.test/mybooking?pin=4821">Ver reserva</a>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'nuevo acceso',
    from: 'Spotify <no-reply@spotify.test>',
    subject: 'Nuevo inicio de sesión en Spotify',
    html: divs(
      '<p>Hemos detectado un nuevo inicio de sesión en tu cuenta. Lugar: Sevilla. Hora: 18:22, 4 de marzo de 2025. ¿No fuiste tú? <a href="https://spotify.test/password-reset?t=aa77bb">Restablece tu contraseña</a>.</p>',
    ),
    code: null,
    link: null,
  },
];
