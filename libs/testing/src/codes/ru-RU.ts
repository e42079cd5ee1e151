import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: 'ВКонтакте',
    from: 'ВКонтакте <admin@notify.vk.test>',
    subject: 'Код подтверждения',
    html: nested(
      '<p>Здравствуйте, Мария!</p><p>Ваш код подтверждения для входа в VK ID:</p><p style="font-size:30px;font-weight:bold">731 904</p><p>Никому не сообщайте этот код, даже сотрудникам поддержки.</p>',
      '© 2006–2025 VK',
    ),
    code: '731904',
    link: null,
  },
  {
    name: 'Яндекс ID',
    from: 'Яндекс ID <noreply@id.yandex.test>',
    subject: 'Код: 204817 для входа в Яндекс',
    html: divs(
      '<p>Здравствуйте!</p><p>Код для входа: <b>204-817</b></p><p>Если вы не запрашивали код, просто проигнорируйте письмо.</p>',
    ),
    code: '204817',
    link: null,
  },
  {
    name: 'Госуслуги',
    from: 'Госуслуги <no-reply@gosuslugi.test>',
    subject: 'Подтверждение адреса электронной почты',
    html: nested(
      '<p>Для подтверждения адреса введите код:</p><table><tr>' +
        [...'4418'].map((d) => `<td style="border:1px solid #06c;padding:8px 12px">${d}</td>`).join('') +
        '</tr></table><p>Код действителен 15 минут. СНИЛС: 123-***-*** 00. Телефон: 8 800 100-70-10</p>',
    ),
    code: '4418',
    link: null,
  },
  {
    name: 'Сбер',
    from: 'СберБанк <inform@sber.test>',
    subject: 'Пароль для входа',
    text: 'Пароль для входа в СберБанк Онлайн: 59203. Никому его не сообщайте. Карта *4821.',
    code: '59203',
    link: null,
  },
  {
    name: 'Озон',
    from: 'Ozon <noreply@ozon.test>',
    subject: 'Ваш код для входа на Ozon',
    html: mjml(
      mjmlText('Здравствуйте!') +
        mjmlText('Ваш код для входа на Ozon') +
        mjmlText('<b>880 213</b>', 'font-size:36px;') +
        mjmlText('Код действует 5 минут. Заказы и скидки ждут вас в приложении.'),
    ),
    code: '880213',
    link: null,
  },
  {
    name: 'Т-Банк операция',
    from: 'Т-Банк <no-reply@tbank.test>',
    subject: 'Код подтверждения операции',
    text: 'Никому не говорите код 7741! Перевод 4829 руб. Карта *1204. Т-Банк',
    code: '7741',
    link: null,
  },
  {
    name: 'Mail.ru проверочный код',
    from: 'Mail.ru <security@corp.mail.test>',
    subject: 'Проверочный код',
    text: 'Ваш проверочный код — 662019.\n\nЕсли это были не вы, смените пароль: https://account.mail.test/security\n',
    code: '662019',
    link: null,
  },
  {
    name: 'Steam',
    from: 'Служба поддержки Steam <noreply@steampowered.com>',
    subject: 'Ваш аккаунт Steam: вход с нового компьютера',
    html: nested(
      '<p>Вот код Steam Guard, необходимый для входа в аккаунт gordon:</p><div style="font-size:48px">P4MXC</div><p>Письмо отправлено из-за попытки входа с IP 203.0.113.9 (RU).</p>',
    ),
    code: 'P4MXC',
    link: null,
  },
  {
    name: 'код после двоеточия, буквы и цифры',
    from: 'Хабр <noreply@habr.test>',
    subject: 'Авторизация',
    html: divs('<p>Одноразовый код: <code>HB-4K7Q</code></p><p>© 2006–2025, Habr</p>'),
    code: 'HB-4K7Q',
    link: null,
  },
  {
    name: 'число перед словами',
    from: 'Авито <noreply@avito.test>',
    subject: 'Вход в Авито',
    text: '48205 — ваш код подтверждения Авито. Действует 10 минут.',
    code: '48205',
    link: null,
  },
  {
    name: 'Wildberries, сброс пароля',
    from: 'Wildberries <info@wb.test>',
    subject: 'Восстановление доступа',
    html: nested(
      '<p>Код для восстановления пароля</p><p><font size="6"><b>1 9 0 4 4 2</b></font></p><p>Промокод на первую покупку: WB500</p>',
    ),
    code: '190442',
    link: null,
  },
  {
    name: 'полноширинные цифры',
    from: 'HoYoverse <ru@hoyo.test>',
    subject: 'Код подтверждения',
    text: 'Ваш код подтверждения: ５５１７０２. Срок действия — 5 минут.',
    code: '551702',
    link: null,
  },
  {
    name: 'подтвердить почту',
    from: 'Кинопоиск <hello@kinopoisk.test>',
    subject: 'Подтвердите адрес почты',
    html: nested(
      '<p>Осталось подтвердить почту, чтобы завершить регистрацию.</p><p><a href="https://www.kinopoisk.test/email/confirm?key=7f6e5d4c" style="background:#f60">Подтвердить почту</a></p>',
      '<a href="https://www.kinopoisk.test/unsubscribe?k=1">Отписаться</a>',
    ),
    code: null,
    link: 'https://www.kinopoisk.test/email/confirm?key=7f6e5d4c',
  },
  {
    name: 'активация, текст',
    from: 'Пикабу <noreply@pikabu.test>',
    subject: 'Регистрация на Пикабу',
    text: 'Привет!\n\nДля активации аккаунта перейдите по ссылке:\nhttps://pikabu.test/activate/4f3e2d1c0b9a8877\n\nЕсли вы не регистрировались, ничего не делайте.',
    code: null,
    link: 'https://pikabu.test/activate/4f3e2d1c0b9a8877',
  },
  {
    name: 'сменить пароль, «здесь»',
    from: 'DNS <shop@dns.test>',
    subject: 'Восстановление пароля',
    html: nested(
      '<p>Чтобы задать новый пароль, нажмите <a href="https://www.dns.test/profile/restore/?hash=aa77bb66">здесь</a>. Ссылка действует сутки.</p>',
    ),
    code: null,
    link: 'https://www.dns.test/profile/restore/?hash=aa77bb66',
  },
  {
    name: 'ссылка для входа',
    from: 'Tilda <noreply@tilda.test>',
    subject: 'Ссылка для входа',
    html: divs(
      '<p>Нажмите на кнопку, чтобы войти без пароля. Ссылка действительна 15 минут.</p><a class="btn" href="https://tilda.test/login/?token=9911aabbccdd">Войти</a>',
    ),
    code: null,
    link: 'https://tilda.test/login/?token=9911aabbccdd',
  },
  {
    name: 'код и кнопка',
    from: 'МойОфис <id@myoffice.test>',
    subject: 'Подтверждение регистрации',
    html: nested(
      '<p>Введите код <b>305 118</b> или нажмите кнопку.</p><a href="https://id.myoffice.test/verify?c=305118&amp;s=ab12">Подтвердить регистрацию</a>',
    ),
    code: '305118',
    link: 'https://id.myoffice.test/verify?c=305118&s=ab12',
  },
  {
    name: 'промокод',
    from: 'Самокат <promo@samokat.test>',
    subject: 'Промокод на 500 ₽',
    html: mjml(
      mjmlText('Ваш промокод') +
        mjmlText('<b>482913</b>', 'font-size:30px') +
        mjmlText('Скидка 500 ₽ на заказ от 1500 ₽ до 31.03.2025'),
    ),
    code: null,
    link: null,
  },
  {
    name: 'заказ получен',
    from: 'Ozon <noreply@ozon.test>',
    subject: 'Заказ 48291337-0012 готов к выдаче',
    html: nested(
      '<p>Заказ ждёт вас в пункте выдачи. Код получения:</p><p style="font-size:32px">4829 1337</p><p>Москва, ул. Ленина, 48, 101000</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'билет РЖД',
    from: 'РЖД <ticket@rzd.test>',
    subject: 'Электронный билет № 74829133770124',
    html: nested(
      '<p>Номер заказа: 74829133. Поезд 752А, вагон 07, место 061. Отправление 14.03.2025 08:42.</p><p>Код бронирования: XK7QM2</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'чек',
    from: 'Яндекс Чеки <noreply@ofd.test>',
    subject: 'Чек № 48291 от 04.03.2025',
    text: 'ИТОГ: 1482.91\nФН 9960440302482913\nФД 48291\nФПД 3377012044\nИНН 7736207543\nСмена 482',
    code: null,
    link: null,
  },
  {
    name: 'пароль изменён',
    from: 'Ростелеком <lk@rt.test>',
    subject: 'Пароль изменён',
    html: divs(
      '<p>Пароль от вашего аккаунта был изменён 4 марта 2025 в 18:22. Если это были не вы, <a href="https://rt.test/reset?token=aa11">восстановите пароль</a>. Обращение 482913.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'обращение в поддержку',
    from: 'Поддержка <help@service.test>',
    subject: 'Обращение №482913: не приходит код',
    text: 'Ваше обращение №482913 принято. Вы писали: «не приходит код подтверждения». Ответим в течение 24 часов.',
    code: null,
    link: null,
  },
  {
    name: 'рассылка',
    from: 'Тинькофф Журнал <news@journal.test>',
    subject: '4821 способ не потерять деньги',
    html: nested(
      '<p>В 2024 году мошенники выманили 482913 кодов из СМС. Разбираем, почему нельзя сообщать код подтверждения. Читать 15 минут.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: 'домофон',
    from: 'Суточно <booking@sutochno.test>',
    subject: 'Заселение 14 марта',
    text: 'Код домофона: 48В2913, кв. 48. Код замка: 4829. Бронирование 5561204. Гости: 2.',
    code: null,
    link: null,
  },
  {
    name: 'конференция',
    from: 'Zoom <no-reply@zoom.test>',
    subject: 'Приглашение на конференцию',
    text: 'Подключиться к конференции Zoom\nhttps://zoom.test/j/84219903312?pwd=Q0pWc2pJ\nИдентификатор конференции: 842 1990 3312\nКод доступа: 482913',
    code: null,
    link: null,
  },
  {
    name: 'трек-номер',
    from: 'Почта России <info@pochta.test>',
    subject: 'Посылка в пути',
    text: 'Трек-номер: 80082913370124. Индекс отделения 101000. Код отслеживания 482913.',
    code: null,
    link: null,
  },
];
