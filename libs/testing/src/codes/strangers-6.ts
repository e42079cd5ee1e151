import type { MailCase } from './mail-case.js';

/** Mails by six further writers who knew neither the recogniser nor the other mails; the models train on them. */
export const cases: MailCase[] = [
  {
    name: `vi-VN voucher to enter when ordering`,
    from: `Trà & Bánh Mộc <xinchao@mocbakery.test>`,
    subject: `Lì xì đầu năm tặng bạn 🧧`,
    html: `<div style="background:#b91c1c;color:#fef3c7;text-align:center;font-family:Lora,Georgia;padding:24px"><h1>Chúc Mừng Năm Mới</h1><p>Mộc gửi bạn một bao lì xì nhỏ. Đưa mã này cho nhân viên hoặc nhập khi đặt món:</p><p style="font-size:28px;background:#fef3c7;color:#b91c1c;padding:8px">TET888</p> <p>Giảm 88.000đ cho hóa đơn từ 250.000đ, đến hết mùng 10 Tết (07/02). Áp dụng tại 9 cửa hàng ở Đà Nẵng.</p><p style="font-size:11px">36 Bạch Đằng, Hải Châu · 0236 3551 870</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-SA Arabic digits, amount and phone`,
    from: `مصرف الواحة <alerts@alwahabank.test>`,
    subject: `تفويض حوالة محلية`,
    html: `<table dir="rtl" width="600" style="font-family:Tahoma,Arial;border:1px solid #d9e2ec"><tr><td style="background:#0b4f6c;color:#fff;padding:14px">مصرف الواحة</td></tr> <tr><td style="padding:18px;font-size:15px">عميلنا العزيز،<br>طلبتَ تحويل مبلغ ١٢٬٥٠٠ ريال إلى حساب المستفيد المنتهي بـ ٤٤٠٧ بتاريخ ١٤ / ٠٣ / ٢٠٢٥.<br>لإتمام العملية أدخل الأرقام التالية في شاشة التفويض: <div style="font-size:28px;letter-spacing:6px;text-align:center;color:#0b4f6c;padding:12px">٧٤٠٢٩٣</div> لا يطلب موظفو المصرف هذه الأرقام إطلاقًا. للإبلاغ عن عملية مشبوهة: ٨٠٠١٢٤٤٥٥٥</td></tr> <tr><td style="font-size:11px;color:#888;padding:10px">خاضع لرقابة البنك المركزي – ترخيص ١٠١٠٠٢٣٤٥٦ – ص.ب ٢٢٠٢٢ الرياض ١١٤٩٥</td></tr></table>`,
    code: '740293',
    link: null,
  },
  {
    name: `fa-IR exam registration identifiers`,
    from: `سامانه آزمون‌های سراسری <info@azmoon-sarasari.ir>`,
    subject: `ثبت‌نام شما کامل شد`,
    text: `داوطلب گرامی، نازنین احمدی

ثبت‌نام شما در آزمون سراسری ۱۴۰۴ با موفقیت پایان یافت.

شماره پرونده: 5820137
کد رهگیری: 1649208835174420
شماره داوطلبی: 408261
گروه آزمایشی: علوم تجربی (کد ۳)
حوزه: دانشگاه شیراز، کد حوزه 7124

این اطلاعات را تا زمان اعلام نتایج نزد خود نگه دارید. کارت ورود به جلسه از ۲۵ خرداد منتشر می‌شود و پاسخ‌گویی با شماره ۰۲۱-۴۲۱۶۳ است.`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN referral code and coupon`,
    from: `चटपट रिचार्ज <offers@chatpatrecharge.test>`,
    subject: `दोस्त को बुलाओ, ₹100 पाओ`,
    html: `<center style="font-family:Mukta,Arial;background:#fff3d6;padding:20px"><h2 style="color:#d6336c">दोस्ती का इनाम</h2> <p>आपका रेफ़रल कोड</p><p style="font-size:28px;border:2px dotted #d6336c;display:inline-block;padding:6px 18px">AMIT7Q4</p> <p>दोस्त इसे साइन-अप करते वक्त लगाएगा तो दोनों को ₹100 कैशबैक। साथ में ₹299 के रिचार्ज पर कूपन <b>HOLI50</b> भी चलेगा, 15 मार्च रात 11:59 तक।</p> <p style="font-size:10px">नियम व शर्तें लागू। एक उपयोगकर्ता अधिकतम 20 निमंत्रण।</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN bare heading, teacher number`,
    from: `Trường học số EduViet <no-reply@eduviet.edu.test>`,
    subject: `Đặt lại mật khẩu`,
    html: `<div style="font-family:Times New Roman;font-size:17px;border:1px solid #93c5fd;padding:18px"><h2 style="margin:0;color:#1d4ed8">820941</h2><hr> <p>Thầy/cô vừa bấm "Quên mật khẩu" cho tài khoản gv.lethuy (mã giáo viên 70114). Điền sáu chữ số ở đầu thư vào trang đang mở, sau đó đặt mật khẩu mới có ít nhất 8 ký tự.</p> <p>Năm học 2024–2025, học kỳ II. Sở GD&amp;ĐT không thu bất kỳ khoản phí nào.</p><p style="font-size:13px">Tổng đài hỗ trợ: 1800 6722 (miễn phí)</p></div>`,
    code: '820941',
    link: null,
  },
  {
    name: `hi-IN train PNR, SMS shortcode`,
    from: `यात्रा मित्र <tickets@yatramitra.test>`,
    subject: `टिकट बुक हो गया: 12956 जयपुर सुपरफ़ास्ट`,
    html: `<div style="font-family:Arial;width:580px"><h3 style="background:#213d77;color:#fff;padding:10px;margin:0">आरक्षण पुष्टि</h3> <table border="1" cellpadding="7" style="border-collapse:collapse;width:100%"><tr><td>पीएनआर</td><td><b>2647183905</b></td></tr><tr><td>गाड़ी संख्या</td><td>12956</td></tr><tr><td>प्रस्थान</td><td>14-06-2025, 18:50</td></tr><tr><td>कोच / सीट</td><td>B4 / 37, 38</td></tr><tr><td>किराया</td><td>₹2,890.00</td></tr></table> <p>यात्रा के समय मूल पहचान-पत्र साथ रखें। सीट की स्थिति जानने के लिए PNR लिखकर 139 पर भेजें।</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR Persian digits in table cells`,
    from: `پیک‌نیک موزیک <login@picnicmusic.ir>`,
    subject: `کد ورود`,
    html: `<div dir="rtl" style="font-family:Yekan,Tahoma;background:#2b1055;color:#fff;padding:24px"><p style="text-align:center">کد ورود شما</p> <table dir="ltr" align="center" cellspacing="8"><tr><td style="background:#7597de;padding:8px 12px">۸</td><td style="background:#7597de;padding:8px 12px">۳</td><td style="background:#7597de;padding:8px 12px">۰</td><td style="background:#7597de;padding:8px 12px">۵</td><td style="background:#7597de;padding:8px 12px">۲</td><td style="background:#7597de;padding:8px 12px">۷</td></tr></table> <p style="text-align:center;font-size:13px">تا ۲ دقیقه دیگر فرصت دارید. نسخه ۴٫۷ اپلیکیشن را هم فراموش نکنید!</p></div>`,
    code: '830527',
    link: null,
  },
  {
    name: `th-TH spaced digits, informal`,
    from: `ชาไทยคลับ <hi@chathaiclub.test>`,
    subject: `สมัครสมาชิกชาไทยคลับ อีกนิดเดียว!`,
    html: `<div style="background:#fff7ed;font-family:Kanit,Arial;text-align:center;padding:20px"> <p style="font-size:18px;color:#c2410c">ใส่เลข 4 ตัวนี้ในแอปได้เลยค่ะ</p><p style="font-size:40px;margin:0;color:#7c2d12">9 3 6 2</p> <p>สมัครเสร็จรับฟรี 1 แก้ว (มูลค่า 45 บาท) ที่ 118 สาขาทั่วประเทศ</p><p style="font-size:11px;color:#a8a29e">บริษัท ชาไทยคลับ จำกัด เลขทะเบียน 0105561203344 ถ.พระราม 4 กทม. 10110</p></div>`,
    code: '9362',
    link: null,
  },
  {
    name: `hi-IN TV activation, grouped alphanumeric`,
    from: `रंगमंच OTT <tv@rangmanch.test>`,
    subject: `टीवी पर रंगमंच चालू कीजिए`,
    html: `<div style="background:#0d0d0d;color:#f5f5f5;padding:26px;font-family:Arial"><div style="display:none">बस एक बार टाइप करना है</div> <h2 style="color:#ff9933">बड़ी स्क्रीन, बड़ा मज़ा!</h2> <p>अपने स्मार्ट टीवी में रंगमंच ऐप (v8.2) खोलें और रिमोट से ये आठ अक्षर-अंक डालें:</p> <div style="font:700 32px Courier;letter-spacing:5px;background:#222;padding:14px;text-align:center">WX5T 9LQ2</div> <p>प्रीमियम प्लान ₹499/वर्ष, 31 दिसंबर 2025 तक चालू।</p> <p style="font-size:11px;color:#888">रंगमंच डिजिटल प्रा. लि., अंधेरी पूर्व, मुंबई 400069</p></div>`,
    code: 'WX5T9LQ2',
    link: null,
  },
  {
    name: `vi-VN plain text, contract number`,
    from: `eHopDong VN <kyso@ehopdongvn.test>`,
    subject: `Yêu cầu ký hợp đồng HĐ-2025/0418`,
    text: `Kính gửi anh Phạm Quốc Bảo,

Công ty TNHH Vận tải Đại Phát mời anh ký hợp đồng HĐ-2025/0418, giá trị 148.600.000 đồng.

Tại bước 3 "Xác thực người ký", xin anh điền chuỗi ký tự KT58-W3QN rồi vẽ chữ ký vào khung.
Chuỗi này chỉ dùng cho một lần ký và mất hiệu lực lúc 17h00 ngày 21/04/2025.

Mọi vướng mắc vui lòng gọi 028 3822 7196 (máy lẻ 104).
Trân trọng,
Bộ phận hỗ trợ eHopDong VN`,
    code: 'KT58-W3QN',
    link: null,
  },
  {
    name: `hi-IN exam roll number, six digits`,
    from: `विश्वविद्यालय परीक्षा विभाग <pariksha@gyandeep-uni.ac.test>`,
    subject: `प्रवेश-पत्र जारी`,
    html: `<div style="font-family:Kokila,serif;font-size:18px"><p align="center"><b>ज्ञानदीप विश्वविद्यालय, भोपाल</b></p><p>बी.ए. द्वितीय वर्ष, मुख्य परीक्षा 2025</p> <table cellpadding="5" style="border:1px solid #000"><tr><th>अनुक्रमांक</th><td>240617</td></tr><tr><th>नामांकन सं.</th><td>R/22-118093</td></tr><tr><th>केंद्र कोड</th><td>0582</td></tr><tr><th>प्रश्न-पत्र कोड</th><td>HIN-204</td></tr></table> <p>उत्तर-पुस्तिका पर अनुक्रमांक अंकों एवं शब्दों दोनों में लिखना अनिवार्य है। परीक्षा कक्ष में 08:30 तक उपस्थित हों।</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN flight booking code in subject`,
    from: `Sen Airways <booking@senairways.test>`,
    subject: `Vé điện tử – Mã đặt chỗ H7KQ2M`,
    html: `<table width="600" style="font-family:Arial;background:#fff" cellpadding="8"><tr><td colspan="2" bgcolor="#0e7490"><font color="#fff">SEN AIRWAYS – Hành trình của bạn</font></td></tr><tr><td>Mã đặt chỗ</td><td><b>H7KQ2M</b></td></tr><tr><td>Chuyến bay</td><td>SN 1287 · SGN 06:30 → HAN 08:40</td></tr><tr><td>Số vé</td><td>738 2419005673</td></tr><tr><td>Hành lý</td><td>20 kg</td></tr><tr><td>Tổng tiền</td><td>1.894.000 VND</td></tr></table> <p style="font-family:Arial">Làm thủ tục trực tuyến mở trước giờ bay 24 tiếng. Quầy đóng trước 40 phút.</p>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID prepaid electricity token`,
    from: `TokoPulsaKita <struk@tokopulsakita.test>`,
    subject: `Pembelian Token Listrik Berhasil`,
    html: `<div style="font-family:Arial;width:420px;border:1px dashed #555;padding:14px"><h3 style="margin:0">STRUK PEMBELIAN LISTRIK PRABAYAR</h3><table cellpadding="3"><tr><td>ID Pelanggan</td><td>532110984476</td></tr><tr><td>Tarif/Daya</td><td>R1 / 1300 VA</td></tr><tr><td>Jumlah kWh</td><td>66,9</td></tr><tr><td>Total bayar</td><td>Rp102.500</td></tr></table> <p>Token: <b>4471 0926 3385 1170 2648</b></p><p>Masukkan 20 digit token ke meteran, tekan enter. No. ref 0SMS21B8841A</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR crypto amount, address, IP`,
    from: `صرافی رمزینه‌یار <withdraw@ramzinehyar.test>`,
    subject: `تأیید برداشت ۰.۰۴۲ بیت‌کوین`,
    text: `برداشت در انتظار تأیید شماست

مقدار: 0.04210000 BTC
کارمزد شبکه: 0.00015
آدرس مقصد: bc1q7x...9f4m2k
آی‌پی: 5.112.40.208
شناسه درخواست: 20331785

947318

عدد بالا را همراه با رمز Google Authenticator در صفحه برداشت وارد نمایید. پس از ۳۰ دقیقه درخواست خودبه‌خود لغو می‌گردد.

رمزینه‌یار | هرگز این ایمیل را برای کسی نفرستید`,
    code: '947318',
    link: null,
  },
  {
    name: `he-IL software licence key`,
    from: `Nitzan Software <orders@nitzansoft.test>`,
    subject: `רישיון המוצר שרכשת`,
    html: `<div dir="rtl" style="font-family:Tahoma,Arial;color:#333;max-width:600px"><p>תודה שקנית את <b>חשבונאי 2025 – מהדורת עסק קטן</b>.</p> <table dir="ltr" style="border:1px solid #ccc;width:100%" cellpadding="8"><tr><td>License key</td><td style="font-family:Consolas">NZ7T-K2QP-8W4D-XH6M-3RBV</td></tr><tr><td>Version</td><td>25.1.380</td></tr><tr><td>Seats</td><td>3</td></tr></table> <p>בהתקנה הראשונה התוכנה תבקש את המפתח. שמרו את המייל הזה גם להתקנות עתידיות. חשבונית מס/קבלה 100452 מצורפת.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID mid-sentence, medical record number`,
    from: `SehatDekat <konsul@sehatdekat.test>`,
    subject: `Masuk ke ruang konsultasi dr. Anggraini`,
    html: `<div style="font-family:Open Sans,Arial;border-radius:14px;border:1px solid #99f6e4;padding:18px;max-width:500px"><p>Selamat siang, Bapak Hendra. Konsultasi video Anda (No. RM 00-41-87-22) dimulai pukul 13.15 WITA.</p> <p>Demi menjaga kerahasiaan data medis, sebelum dokter bergabung sistem akan meminta nomor <strong>8240</strong>&nbsp;&mdash; ketikkan di kotak hijau. Siapkan juga hasil lab tanggal 2 Juni.</p> <p style="font-size:12px">Biaya Rp65.000 telah ditanggung asuransi, polis 1180-2249. WA bantuan 0812-9000-4471</p></div>`,
    code: '8240',
    link: null,
  },
  {
    name: `ar-IQ code went by SMS`,
    from: `بوابة خدماتي <no-reply@khadamati.iq>`,
    subject: `أرسلنا رمز التأكيد إلى هاتفك`,
    text: `السيدة زينب كاظم المحترمة

تم استلام معاملتكم رقم 60718/ب لتجديد البطاقة التموينية.
أُرسل رمز التأكيد المكوّن من 6 أرقام برسالة نصية قصيرة إلى الهاتف المنتهي بالرقم 2290. يرجى عدم الرد على هذا البريد لأنه للإشعار فقط.

إذا لم تصل الرسالة خلال 15 دقيقة فأرسل كلمة "معاملة" إلى الرقم 48291 أو راجع مكتب الكرادة، محلة 903، زقاق 12.

بوابة خدماتي الإلكترونية`,
    code: null,
    link: null,
  },
  {
    name: `he-IL four digits before explanation`,
    from: `Taskli <welcome@taskli.test>`,
    subject: `ברוכים הבאים ל-Taskli 🎉`,
    html: `<table dir="rtl" align="center" width="480" style="font-family:Assistant,Arial;background:#fff;border-radius:12px"> <tr><td align="center" style="padding-top:30px;font:bold 40px monospace;color:#5b3df5">7719</td></tr> <tr><td align="center" style="color:#555;padding:8px 30px">זה כל מה שצריך להקליד בחלון ההרשמה שנשאר פתוח אצלכם בדפדפן.</td></tr> <tr><td style="padding:20px 30px;font-size:14px">אחרי זה תקבלו 14 ימי ניסיון, עד 25 משתמשים ו-100GB אחסון, בלי כרטיס אשראי.</td></tr> <tr><td style="font-size:11px;color:#aaa;padding:10px 30px">Taskli Ltd, רוטשילד 22, ת"א. 2025 ©</td></tr></table>`,
    code: '7719',
    link: null,
  },
  {
    name: `hi-IN policy and receipt numbers`,
    from: `अभय जीवन बीमा <seva@abhaylife.test>`,
    subject: `नवीनीकरण की रसीद`,
    text: `आदरणीय श्रीमती सुनीता अग्रवाल,

पॉलिसी संख्या 583920174 का वार्षिक प्रीमियम ₹18,442 हमें 02/04/2025 को प्राप्त हो गया है।
रसीद क्रमांक: 7720416
एजेंट कोड: 0419B
शाखा कोड: 331
अगली देय तिथि: 02/04/2026

कर छूट हेतु यह रसीद धारा 80C में मान्य है। पता बदलवाने के लिए नज़दीकी शाखा में पॉलिसी संख्या बताएँ।

अभय जीवन बीमा, पंजीकरण संख्या 147, कानपुर 208001`,
    code: null,
    link: null,
  },
  {
    name: `he-IL guest wifi e-mail check`,
    from: `מלון גלי הכרמל <wifi@galeicarmel.co.test>`,
    subject: `אינטרנט אלחוטי לאורחים`,
    html: `<div dir="rtl" style="background:#eef6fb;padding:24px;font-family:Rubik,Arial;text-align:center"> <p>נרשמתם לרשת <b>Carmel_Guest_5G</b> עם כתובת המייל הזו.</p> <p>לסיום ההתחברות כתבו במסך הגלישה שנפתח:</p> <span style="display:inline-block;background:#fff;border:1px solid #9cc;padding:10px 22px;font-size:26px">60357</span> <p>הגישה תיפתח ל-24 שעות. ארוחת הבוקר מוגשת בקומה 2 בין 07:00 ל-10:30.</p> <p style="font-size:11px">שדרות הנשיא 119, חיפה · קבלה 04-8310600 · חדר 412</p></div>`,
    code: '60357',
    link: null,
  },
  {
    name: `hi-IN OTP sent by SMS`,
    from: `मंडी बाज़ार <no-reply@mandibazaar.test>`,
    subject: `ओटीपी आपके मोबाइल पर भेजा गया है`,
    html: `<div style="font-family:Arial;background:#f9f9f9;padding:18px"><p>नमस्कार,</p><p>विक्रेता खाता MB-55201 में बैंक विवरण बदलने का अनुरोध मिला। सुरक्षा के लिए 6 अंकों का ओटीपी एसएमएस द्वारा +91 98XXXXX417 पर गया है; ई-मेल से ओटीपी नहीं भेजा जाता।</p> <p>अनुरोध समय: 21 जनवरी 2025, 11:05 · शिकायत संख्या 300418</p><p style="color:#777;font-size:12px">मंडी बाज़ार, सेक्टर 62, नोएडा 201309। GSTIN 09AAGCM4821P1Z6</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-AE only in subject`,
    from: `Zadi زادي <noreply@zadi.test>`,
    subject: `5093 لتسجيل دخولك إلى زادي`,
    html: `<div dir="rtl" style="max-width:480px;margin:auto;font-family:'Cairo',sans-serif"> <h2 style="color:#ff5a1f">جائع؟ بقيت خطوة واحدة</h2> <p>وضعنا لك الأرقام الأربعة في عنوان هذه الرسالة. اكتبها في التطبيق خلال 10 دقائق وابدأ الطلب من أكثر من 2400 مطعم.</p> <p style="font-size:12px;color:#999">زادي للتوصيل ش.ذ.م.م، برج 3، الطابق 17، دبي. خدمة العملاء: 600 54 1188</p></div>`,
    code: '5093',
    link: null,
  },
  {
    name: `fa-IR coupon, ISBN, SMS shortcode`,
    from: `کتاب‌سرای مهتاب <yalda@mahtabbooks.ir>`,
    subject: `هدیه یلدایی مهتاب 🍉`,
    html: `<div dir="rtl" style="background:#7f1d1d;color:#fee2e2;font-family:Shabnam,Tahoma;padding:22px;text-align:center"><h1>یلدا مبارک</h1> <p>با کد تخفیف زیر، ۴۰٪ ارزان‌تر کتاب بخرید</p><div style="background:#fee2e2;color:#7f1d1d;font-size:26px;padding:10px">YALDA1403</div> <p>پیشنهاد ما: «شب‌های روشن»، شابک ۹۷۸-۶۰۰-۲۲۹-۴۸۱-۳، ۱۸۵ هزار تومان</p> <p style="font-size:11px">سقف تخفیف ۱۵۰ هزار تومان؛ تا پایان ۳۰ آذر. لغو عضویت: عدد ۱۱ را به ۳۰۰۰۴۸۲۹ پیامک کنید.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR programming newsletter, fake token`,
    from: `هفته‌نامه کدخوان <weekly@kodkhan.dev>`,
    subject: `کدخوان #۲۱۷: چرا 429 می‌گیرید؟`,
    html: `<div dir="rtl" style="font-family:Vazirmatn,Tahoma;line-height:1.9"><h2>کدخوان، شماره ۲۱۷</h2><p>این هفته: کد وضعیت <code>429</code> یعنی چه و چگونه با backoff نمایی مهارش کنیم.</p> <pre dir="ltr" style="background:#f3f4f6;padding:8px">if (res.status === 429) await sleep(2000); const token = "a81f03";</pre> <p>خبر کوتاه: Python 3.13.2 منتشر شد و در نظرسنجی ۶۴۸۳ نفره، ۷۱٪ هنوز روی ۳٫۱۱ هستند. کد کامل مثال در مخزن ماست، کامیت <span dir="ltr">9be4d17</span>.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN amount, card ending, shortcode`,
    from: `सह्याद्रि बैंक <otp@sahyadribank.test>`,
    subject: `आपके डेबिट कार्ड से भुगतान की पुष्टि`,
    html: `<table width="600" style="font-family:Mangal,Arial;border:1px solid #ddd"><tr><td style="background:#7a1f1f;color:#fff;padding:12px 18px">सह्याद्रि बैंक लिमिटेड</td></tr> <tr><td style="padding:18px">प्रिय ग्राहक,<br><br>XX6620 पर समाप्त होने वाले कार्ड से ₹2,349.00 के लेन-देन हेतु ओटीपी <b>815037</b> है। यह 5 मिनट तक मान्य रहेगा। व्यापारी: BIGKART MUMBAI, समय 14:22.<br><br>इसे किसी को न बताएँ, बैंक कर्मचारी को भी नहीं।</td></tr> <tr><td style="font-size:11px;color:#666;padding:10px 18px">यदि यह भुगतान आपने नहीं किया तो 1800 209 4477 पर कॉल करें या BLOCK 6620 लिखकर 56767 पर भेजें।</td></tr></table>`,
    code: '815037',
    link: null,
  },
  {
    name: `he-IL rental door and wifi codes`,
    from: `נועם – צימר בגליל <noam@zimmergalil.co.test>`,
    subject: `כל הפרטים לקראת שבת`,
    text: `היי שירה ומתן,

מחכים לכם ביום שישי מ-15:00. כמה דברים שכדאי לדעת:
- הקודן בשער: 4417 ואז סולמית
- בתיבה ליד הדלת יש מפתח, הצירוף 0925
- וויי-פיי: ZimmerNoam, סיסמה galil2024
- הג'קוזי מתחמם תוך 40 דקות בערך

הזמנה 8831207 דרך האתר, שולמו 1,350 ש"ח ונשארה יתרה של 450.
בוויז כתבו "רחוב הזית 7, אמירים". אם משהו, 052-7718340.

נועם`,
    code: null,
    link: null,
  },
  {
    name: `th-TH Thai digits, mid-sentence`,
    from: `กรมบริการประชาชนดิจิทัล <noreply@digitalcitizen.or.test>`,
    subject: `ยืนยันตัวตนเพื่อเข้าใช้ระบบ`,
    html: `<div style="font-family:'TH Sarabun New',serif;font-size:20px;padding:16px"><p style="text-align:center"><b>บันทึกแจ้งผู้ใช้ระบบ</b></p> <p>เรียน คุณวรรณา ศรีสุข</p><p>ตามที่ท่านได้ขอเข้าใช้ระบบทะเบียนกลางเมื่อวันที่ ๙ มกราคม ๒๕๖๘ เวลา ๑๓.๔๕ น. ขอให้ท่านกรอกเลข ๕๘๒๐๑๓ ลงในช่องยืนยันตัวตนภายในเวลา ๑๕ นาที</p> <p>จึงเรียนมาเพื่อทราบ</p><p style="font-size:15px">เลขที่หนังสือ ดป ๐๔๐๒/๑๑๘๗ โทร. ๐ ๒๑๔๑ ๙๙๐๐</p></div>`,
    code: '582013',
    link: null,
  },
  {
    name: `hi-IN Devanagari digits, many references`,
    from: `राज्य ई-हस्ताक्षर सेवा <esign@rajyaseva.org.test>`,
    subject: `शपथ-पत्र पर ई-हस्ताक्षर हेतु`,
    text: `महोदय/महोदया,

आवेदन संख्या २०२५/०४/११७३८ (आय प्रमाण-पत्र) के शपथ-पत्र पर आपके डिजिटल हस्ताक्षर शेष हैं।

हस्ताक्षर पृष्ठ पर आधार के अंतिम चार अंक ८२१५ दिखने के बाद नीचे दी गई संख्या भरें:

६३९०२४

संख्या दस मिनट में निष्प्रभावी हो जाएगी। शुल्क ₹३० जमा हो चुका है।

जन सेवा केंद्र, कलेक्टरेट परिसर, कक्ष १२, जयपुर ३०२००१
हेल्पलाइन: १८१`,
    code: '639024',
    link: null,
  },
  {
    name: `id-ID subject only, hyphenated PIN`,
    from: `Kopi Senja WiFi <hotspot@kopisenja.test>`,
    subject: `PIN hotspot Anda: 174-208`,
    html: `<div style="font-family:Courier New;background:#fef3c7;padding:20px"><h3>Kopi Senja, Jl. Kaliurang Km 5,6</h3><p>Terima kasih sudah mampir! Alamat surel ini dipakai mendaftar di hotspot <b>SENJA-GUEST</b>. PIN ada di judul surel; tulis di halaman masuk dan nikmati internet 50 Mbps selama 120 menit.</p> <p>Promo hari ini: es kopi gula aren Rp18.000, beli 2 gratis 1 sampai jam 16.00.</p><p><small>Yogyakarta 55281 / IG @kopisenja.jogja</small></p></div>`,
    code: '174208',
    link: null,
  },
  {
    name: `id-ID virtual account payment number`,
    from: `BelanjaRaya <pembayaran@belanjaraya.co.test>`,
    subject: `Segera bayar pesanan INV/20250602/MPL/38104`,
    text: `Halo Ibu Ratna,

Pesanan Ibu sudah kami catat. Silakan selesaikan pembayaran sebelum 3 Juni 2025 pukul 09.30 WIB.

Bank            : Mandiri Virtual Account
Kode perusahaan : 88908
Nomor VA        : 88908 0812 4417 2036
Jumlah          : Rp347.219 (termasuk kode unik 219)

Di ATM pilih Bayar/Beli > Multipayment, lalu ikuti petunjuk di layar.
Lewat dari tenggat, pesanan batal otomatis.

Salam,
BelanjaRaya - Jl. Raya Darmo 71, Surabaya 60264`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN SMS shortcodes, loyalty points`,
    from: `Viễn thông VietSóng <thongbao@vietsong.test>`,
    subject: `Gói cước D90 của bạn sắp hết hạn`,
    html: `<div style="font-family:Arial;padding:14px;border:1px solid #fb923c"><p>Thuê bao 0968 xxx 417 thân mến,</p><p>Gói <b>D90</b> (4GB/ngày) sẽ hết hạn 23:59 ngày 08/06. Muốn giữ gói, soạn <b>GH D90</b> gửi <b>9029</b>; đổi sang gói năm, soạn <b>12D90</b> gửi <b>9084</b> (cước 0đ).</p> <p>Điểm hội viên hiện có: 128640. Mã hội viên: VS-5530172.</p><p style="color:#9a3412;font-size:12px">Chăm sóc khách hàng 18008098, nhánh 1</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR code already used, session number`,
    from: `پیام‌رسان چکاوک <amniyat@chakavak.test>`,
    subject: `ورود تازه به حساب شما`,
    html: `<div dir="rtl" style="font-family:Vazirmatn,Arial;max-width:480px;border:1px solid #e5e7eb;border-radius:10px;padding:18px"><h3 style="color:#b45309">دستگاه جدیدی وارد حساب شد</h3> <p>کد یک‌بارمصرف شما ساعت ۲۳:۰۸ روی Chrome 131 (اصفهان) به کار رفت و نشست شماره 614078 باز شد.</p> <p>خودتان بودید؟ چه خوب، کاری لازم نیست. در غیر این صورت از «تنظیمات ← نشست‌ها» همه دستگاه‌ها را خارج کنید.</p><p style="font-size:11px;color:#9ca3af">چکاوک ۲۰۲۵، نسخه ۹.۳.۱</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID invitation code, voucher`,
    from: `Ojekin <promo@ojekin.test>`,
    subject: `Ajak teman, dapat saldo Rp50rb`,
    html: `<center style="font-family:Montserrat,Arial;background:#dcfce7;padding:20px"><h2 style="color:#166534">Makin ramai makin cuan!</h2><p>Bagikan kode undanganmu</p><div style="background:#fff;border:2px solid #16a34a;padding:10px;font-size:24px;width:200px">BUDI-4820</div><p>Temanmu juga bisa pakai voucher <b>GASPOL25</b> untuk 3 perjalanan pertama (maks. Rp15.000).</p><p style="font-size:11px">S&amp;K berlaku hingga 31 Agustus 2025 di 47 kota. Berhenti berlangganan? Klik di sini.</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH concert ticket code, six-digit order`,
    from: `บัตรคอนเสิร์ต TixSiam <eticket@tixsiam.test>`,
    subject: `E-Ticket: เพลงรักริมโขง LIVE 2025`,
    html: `<div style="width:540px;font-family:Arial,Tahoma;border:2px dashed #999"><div style="background:#000;color:#fff;padding:12px">เพลงรักริมโขง LIVE 2025</div><div style="padding:12px"><p>วันเสาร์ที่ 17 พ.ค. 2568 ประตูเปิด 17:00</p> <p>โซน A2 แถว F ที่นั่ง 14–15<br>เลขคำสั่งซื้อ 530917<br>รหัสบัตร 8HQ2 LM40</p><p>แสดงคิวอาร์ที่จุดสแกน ห้ามโพสต์ภาพบัตรลงโซเชียล</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR seven Persian digits among many`,
    from: `بانک سپیدار <ramz@sepidarbank.ir>`,
    subject: `رمز پویا`,
    html: `<table dir="rtl" width="500" style="font-family:Vazirmatn,Tahoma;border:1px solid #cbd5e1"><tr><td style="background:#14532d;color:#fff;padding:10px">بانک سپیدار</td></tr> <tr><td style="padding:14px">خرید اینترنتی<br>مبلغ: ۱۸٬۷۵۰٬۰۰۰ ریال<br>کارت: ۶۲۷۴****۱۹۸۲<br>پذیرنده: فروشگاه دیبا<br>رمز پویا: <b>۷۳۵۹۰۴۱</b><br>اعتبار تا ۱۶:۴۷:۳۰</td></tr> <tr><td style="font-size:11px;color:#64748b;padding:8px 14px">این رمز را در اختیار هیچ‌کس قرار ندهید. مرکز تماس ۰۲۱-۸۴۰۸۰</td></tr></table>`,
    code: '7359041',
    link: null,
  },
  {
    name: `id-ID train booking code`,
    from: `TiketRel <e-tiket@tiketrel.test>`,
    subject: `E-tiket kereta Argo Lawu 11 Juli`,
    html: `<table width="560" style="font-family:Lato,Arial;border:1px solid #ddd" cellpadding="7"><tr><td colspan="2" style="background:#1e3a8a;color:#fff">Bukti Pembelian Tiket (bukan boarding pass)</td></tr><tr><td>Kode booking</td><td style="font-size:20px"><b>9RT5K2B</b></td></tr><tr><td>Kereta</td><td>Argo Lawu (8)</td></tr><tr><td>Berangkat</td><td>Gambir 20.45, EKS 4 / 7C</td></tr><tr><td>No. pesanan</td><td>104882913</td></tr><tr><td>Total</td><td>Rp560.000</td></tr></table> <p style="font-family:Lato,Arial">Cetak boarding pass di stasiun mulai H-7 memakai kode booking dan KTP asli.</p>`,
    code: null,
    link: null,
  },
  {
    name: `hi-IN no word for code`,
    from: `डॉक्टर साथी <care@doctorsathi.test>`,
    subject: `3826 से लॉगिन करें, डॉ. रस्तोगी प्रतीक्षा में हैं`,
    html: `<table width="100%" bgcolor="#f0fbf7"><tr><td align="center"><table width="460" bgcolor="#ffffff" style="font-family:Hind,Arial;padding:20px"> <tr><td><b style="color:#0a8f6b">डॉक्टर साथी</b></td></tr><tr><td style="padding:12px 0">नमस्ते रमेश जी! आपका वीडियो परामर्श 16:30 बजे है। ऐप में मोबाइल नंबर के नीचे वाले चार खानों में 3826 लिखिए, फिर कैमरा चालू कर लीजिए।</td></tr> <tr><td style="font-size:13px;color:#555">पर्चा संख्या DS-90217 · परामर्श शुल्क ₹350 चुकाया गया</td></tr> <tr><td style="font-size:11px;color:#999">मदद: 080-4710-2299</td></tr></table></td></tr></table>`,
    code: '3826',
    link: null,
  },
  {
    name: `he-IL gift card number with PIN`,
    from: `BuyTov גיפט קארד <gift@buytov.co.test>`,
    subject: `קיבלת מתנה מדנה!`,
    html: `<table dir="rtl" width="520" style="background:#ffe8ec;font-family:Arial"><tr><td style="padding:22px;text-align:center"> <h2>מזל טוב ליום ההולדת!</h2><p>דנה שלחה לך תו קנייה בשווי 200 ₪</p> <p style="background:#fff;padding:12px">מספר התו: <b>9376 0014 8852 3391</b><br>PIN לקופה: <b>5582</b></p> <p style="font-size:13px">יש להציג לקופאית באחת מ-84 חנויות הרשת. התו בתוקף חמש שנים, עד 08/2029.</p> <p style="font-size:11px;color:#777">בירור יתרה: 1-700-50-8080</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN letters only, device flow`,
    from: `Sổ Tay AI <connect@sotay.ai>`,
    subject: `Kết nối ứng dụng Lịch Việt với tài khoản của bạn`,
    html: `<html lang="vi"><body style="font-family:Inter,Arial;color:#111"><p style="display:none">Chỉ mất 10 giây</p><h3>Lịch Việt 2.6 muốn kết nối</h3> <p>Quyền được xin: đọc ghi chú, tạo nhắc việc. Nếu bạn đồng ý, quay lại ứng dụng và gõ:</p><h1 style="font-family:monospace;background:#eef2ff;padding:14px;text-align:center">DVRM-QHTP</h1> <p>Không cài ứng dụng này? Cứ bỏ qua email, sẽ không có gì được kết nối cả.</p><p style="font-size:12px;color:#6b7280">Sổ Tay AI · Tầng 8, 285 Cách Mạng Tháng 8 · © 2025</p></body></html>`,
    code: 'DVRM-QHTP',
    link: null,
  },
  {
    name: `ar-EG plain text, contract number nearby`,
    from: `منصة توقيع <sign@tawqee3.com.test>`,
    subject: `مستند بانتظار توقيعك: عقد إيجار رقم 2025/3381`,
    text: `السيد / حسام عبد الغني

أرسل لك مكتب "الصفوة للعقارات" عقد إيجار رقم 2025/3381 للتوقيع الإلكتروني.
بعد قراءة الصفحات السبع اضغط "أوقّع"، وعندما يطلب منك النظام إثبات هويتك اكتب QF83T2 كما هو بالحروف الكبيرة.

ينتهي العمل بهذا الطلب يوم 19/06/2025 الساعة 23:59.

منصة توقيع - القاهرة الجديدة، التجمع الخامس، مبنى 90
سجل تجاري 148820 - الخط الساخن 19474`,
    code: 'QF83T2',
    link: null,
  },
  {
    name: `vi-VN phishing example OTP 123456`,
    from: `Ví Xanh <antoan@vixanh.test>`,
    subject: `Cảnh báo: chiêu lừa lấy mã OTP mới`,
    html: `<div style="font-family:Roboto,Arial;max-width:560px"><h3 style="color:#047857">Bản tin an toàn số 36</h3><p>Kẻ gian giả danh công an gọi từ đầu số 0248, yêu cầu nạn nhân đọc "mã OTP 6 số". Trong quý I/2025 chúng tôi ghi nhận 4.217 vụ, thiệt hại 38 tỷ đồng.</p> <blockquote style="border-left:3px solid #047857;padding-left:10px">Ví dụ tin nhắn giả: "Ma OTP cua ban la 123456, doc cho nhan vien de nhan qua".</blockquote><p>Gặp trường hợp này hãy cúp máy và nhắn LUA DAO gửi 156.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH inside list, contract number`,
    from: `เซ็นง่าย <no-reply@senngai.co.test>`,
    subject: `คุณธนพลส่งสัญญาให้คุณลงนาม (เลขที่ SN-6803-0215)`,
    html: `<div style="font-family:Sarabun,Arial;color:#1f2937;max-width:560px"><p>เรียน คุณปิยะดา</p><p>สัญญาจ้างงานเลขที่ SN-6803-0215 จำนวน 12 หน้า รอลายเซ็นของท่าน</p> <ol><li>คลิก <span>เปิดเอกสาร</span></li><li>ตรวจทานและกด “ลงนาม”</li><li>เมื่อระบบถามรหัสผ่านครั้งเดียว ให้พิมพ์ <code style="background:#fef08a">71946</code></li></ol> <p>เอกสารจะปิดรับการลงนามในวันที่ 31/03/2568</p><p style="font-size:12px;color:#9ca3af">เซ็นง่าย ชั้น 21 อาคารเมืองทอง นนทบุรี 11120</p></div>`,
    code: '71946',
    link: null,
  },
  {
    name: `hi-IN application number in subject`,
    from: `राज्य भर्ती बोर्ड <noreply@rajbharti.org.test>`,
    subject: `ई-मेल सत्यापन: आवेदन क्रमांक 1029384756`,
    html: `<div style="font-family:'Noto Sans Devanagari',Arial;font-size:15px;border:1px solid #036;padding:0"> <div style="background:#003366;color:#fff;padding:10px">कनिष्ठ लिपिक सीधी भर्ती 2025</div> <div style="padding:14px"><p>अभ्यर्थी: पूनम कुमारी मीणा<br>आवेदन क्रमांक: 1029384756<br>जन्म तिथि: 07-11-1999</p> <p>आपने यह ई-मेल पता दर्ज किया है। पंजीकरण फ़ॉर्म के भाग-2 में सत्यापन कोड भरकर "आगे बढ़ें" दबाएँ।</p> <p>सत्यापन कोड : 44071</p><p>अंतिम तिथि 28-02-2025, शुल्क ₹450। प्रवेश-पत्र परीक्षा से 7 दिन पूर्व उपलब्ध होगा।</p></div></div>`,
    code: '44071',
    link: null,
  },
  {
    name: `vi-VN transaction number labelled mã too`,
    from: `Ngân hàng Sông Hồng <otp@songhongbank.com.test>`,
    subject: `Xác nhận giao dịch chuyển tiền nhanh 24/7`,
    html: `<table width="600" style="font-family:Arial;border-top:5px solid #b91c1c" cellpadding="10"><tr><td>Kính gửi Quý khách NGUYỄN THỊ HẠNH,</td></tr><tr><td>Quý khách đang thực hiện chuyển 25.000.000 VND từ tài khoản ****6018 tới TRẦN VĂN LỢI (số TK 0071004482913).</td></tr> <tr><td bgcolor="#fef2f2">Mã OTP của Quý khách: <b style="font-size:20px">390 275</b></td></tr><tr><td>Mã giao dịch FT25071883420. Hiệu lực đến 09:18:45 ngày 12/03/2025.</td></tr> <tr><td style="font-size:11px;color:#777">Tuyệt đối không cung cấp OTP cho bất kỳ ai. Hotline 1900 5588 19</td></tr></table>`,
    code: '390275',
    link: null,
  },
  {
    name: `th-TH PIN changed alert, OTP reference`,
    from: `กระเป๋าตังค์ดี <secure@krapaotungdee.co.test>`,
    subject: `รหัส PIN ของคุณถูกเปลี่ยนแล้ว`,
    html: `<div style="font-family:Noto Sans Thai,Arial;padding:16px;background:#f8fafc"><p>แจ้งเพื่อทราบ: เมื่อ 11:27 น. วันที่ 6 มิ.ย. 2568 มีการเปลี่ยน PIN 6 หลักของวอลเล็ตลงท้าย 0839 หลังใส่ OTP (Ref: 48TZ) ถูกต้อง</p> <p>ระบบไม่มีอะไรให้คุณต้องกรอกเพิ่ม หากไม่ได้เปลี่ยนเอง รีบอายัดที่ 02-114-7788 โดยแจ้งเลขเคส 901275</p><p style="font-size:11px;color:#94a3b8">ใบอนุญาตเลขที่ ง-021/2562</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `vi-VN table cells, tax number footer`,
    from: `Chợ Nhà <hotro@chonha.test>`,
    subject: `Chào mừng bạn đến với Chợ Nhà`,
    html: `<div style="max-width:480px;margin:auto;font-family:'Be Vietnam Pro',Arial;background:#f0fdf4;padding:22px"><h2 style="color:#15803d">Chào Minh Anh!</h2> <p>Nhập dãy số dưới đây vào ô còn trống trên màn hình đăng ký nhé:</p> <table align="center" cellspacing="4"><tr><td bgcolor="#fff" style="padding:9px">1</td><td bgcolor="#fff" style="padding:9px">7</td><td bgcolor="#fff" style="padding:9px">4</td><td bgcolor="#fff" style="padding:9px">6</td><td bgcolor="#fff" style="padding:9px">0</td></tr></table> <p>Có tài khoản rồi, bạn được freeship 3 đơn đầu từ 99K.</p><p style="font-size:11px">Công ty CP Chợ Nhà, MST 0316628841, 12 Nguyễn Huệ, Q.1, TP.HCM 70000</p></div>`,
    code: '17460',
    link: null,
  },
  {
    name: `fa-IR three alphanumeric groups, ticket number`,
    from: `ابر نیلگون <security@nilgooncloud.ir>`,
    subject: `بازیابی حساب کاربری`,
    html: `<html dir="rtl" lang="fa"><body style="font-family:Sahel,Tahoma;background:#f1f5f9;padding:20px"><div style="background:#fff;padding:20px;border-radius:8px"> <p>کاربر گرامی <span dir="ltr">m.karimi</span>،</p><p>دسترسی به فضای ذخیره‌سازی شما (۲۰۰ گیگابایت، سرور THR-04) قفل شده است. با واردکردن کلید بازیابی می‌توانید دوباره وارد شوید:</p> <p dir="ltr" style="font:bold 22px monospace;text-align:center">HN8-2KD-V5C</p> <p>کلید فقط یک بار کار می‌کند. اگر درخواست از شما نبوده، تیکت ۷۷۱۲۰۹ را در پنل پیگیری کنید.</p></div></body></html>`,
    code: 'HN8-2KD-V5C',
    link: null,
  },
  {
    name: `th-TH gate code and wifi password`,
    from: `บ้านริมเล รีสอร์ท <stay@baanrimlay.test>`,
    subject: `ข้อมูลเข้าพักของคุณ 12–14 เม.ย.`,
    html: `<div style="font-family:Itim,Arial;background:#ecfeff;padding:18px"><h3>แล้วพบกันที่เกาะลันตา 🌊</h3><table cellpadding="5"><tr><td>หมายเลขการจอง</td><td>BRL-77304</td></tr><tr><td>ห้อง</td><td>วิลล่า 8</td></tr><tr><td>กดประตูรั้ว</td><td>2580#</td></tr><tr><td>ไวไฟ</td><td>BaanRimLay / รหัสผ่าน sea88888</td></tr></table> <p>เช็กอินหลัง 14.00 น. ถ้ามาถึงดึกให้กดเลขที่ประตูรั้วแล้วเข้าห้องได้เลย ค่ามัดจำ 1,000 บาทคืนวันออก</p><p>พี่หน่อย 081-555-0142</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `id-ID spaced alphanumeric before text`,
    from: `NontonYuk <tv@nontonyuk.co.test>`,
    subject: `Sambungkan TV-mu sekarang`,
    html: `<body style="background:#18181b;font-family:Poppins,Arial;color:#fafafa"><div style="display:none">TV ruang keluarga menunggu</div><div style="padding:26px;text-align:center"><p style="font-size:36px;color:#facc15;margin:0">H3PW 6ZKD</p> <p>Ketik karakter di atas pada layar TV (Android TV 12) dan film favoritmu langsung bisa diputar.</p><p style="color:#a1a1aa">Paket Keluarga Rp79.000/bulan, perpanjangan berikutnya 05/07/2025</p><p style="font-size:11px;color:#71717a">Bukan kamu? Ganti kata sandi lewat nontonyuk.co.test PT Nonton Yuk Indonesia, Bandung 40115</p></div></body>`,
    code: 'H3PW6ZKD',
    link: null,
  },
  {
    name: `fa-IR plain text, mid-sentence`,
    from: `دکتر آنلاین <nobat@doctoronlin.ir>`,
    subject: `ورود به اتاق مشاوره تصویری`,
    text: `آقای رضا موسوی گرامی

نوبت مشاوره تصویری شما با خانم دکتر فرهمند روز سه‌شنبه ۱۴۰۳/۱۱/۲۳ ساعت ۱۹:۲۰ است.
وقتی صفحه ورود باز شد شماره موبایل را بزنید و در کادر دوم 6150 را تایپ کنید تا هویت شما تأیید شود؛ نیازی به گذرواژه ندارید.

شماره پرونده: 88214
هزینه ویزیت: ۲۸۰ هزار تومان (پرداخت شده)

پشتیبانی هر روز ۸ تا ۲۲ - ۰۲۱۹۱۰۷۷۰۰۰`,
    code: '6150',
    link: null,
  },
  {
    name: `th-TH locker code for parcel`,
    from: `ส่งไวพัสดุ <noti@songwai.co.test>`,
    subject: `พัสดุถึงตู้รับของแล้ว`,
    html: `<div style="font-family:Mitr,Tahoma;border-left:8px solid #ef4444;padding:14px"><p>คุณสมชาย พัสดุหมายเลข <b>SWTH0098214437</b> ถึงตู้ SmartBox ปั๊มรัชดา 19 แล้วครับ</p> <p>ช่องที่ 24<br>รหัสรับพัสดุ <span style="font-size:26px">813 902</span></p> <p>กรุณามารับภายใน 72 ชม. เกินเวลาคิดค่าฝาก 10 บาท/วัน เก็บเงินปลายทาง 0.00 บาท</p><p style="font-size:11px">ศูนย์บริการ 1436</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-JO TV pairing, before its explanation`,
    from: `شوف+ <tv@shoofplus.jo>`,
    subject: `اربط شاشتك بحسابك`,
    html: `<html dir="rtl"><body style="background:#111;color:#eee;font-family:Arial"> <div style="display:none;max-height:0">خطوتان وتبدأ المشاهدة على الشاشة الكبيرة</div> <center><h1 style="font-size:34px;letter-spacing:4px;color:#ffd400" dir="ltr">QK7M-4TXP</h1> <p>افتح shoofplus.jo/tv من هاتفك واكتب ما تراه أعلاه، وسيظهر حسابك على تلفزيون غرفة الجلوس (Tizen 7.0) خلال ثوانٍ.</p> <p>الباقة الحالية: عائلي، 4 شاشات، 6.99 دينار شهريًا</p> <hr style="border-color:#333"><small>لست أنت؟ تجاهل البريد ولن يُربط أي جهاز. © 2025 شوف بلس، عمّان 11183</small></center></body></html>`,
    code: 'QK7M-4TXP',
    link: null,
  },
  {
    name: `id-ID amount, account ending, licence`,
    from: `DompetKu <noreply@dompetku.test>`,
    subject: `Jangan bagikan OTP ini ke siapa pun`,
    html: `<table width="100%" bgcolor="#eef2ff"><tr><td align="center"><table width="480" bgcolor="#fff" cellpadding="16" style="font-family:Nunito,Arial"><tr><td><b style="color:#4338ca">DompetKu</b></td></tr><tr><td>Hai Kak Rizky,<br>Kamu mau transfer Rp1.250.000 ke BCA •••• 8834? Masukkan OTP ini di aplikasi ya.</td></tr><tr><td align="center" style="font-size:32px;letter-spacing:8px">661507</td></tr><tr><td style="font-size:12px;color:#6b7280">Berlaku 2 menit, sampai 20.14 WIB. DompetKu terdaftar dan diawasi BI, izin No. 21/204/DKSP. Call center 1500 887.</td></tr></table></td></tr></table>`,
    code: '661507',
    link: null,
  },
  {
    name: `fa-IR Persian digits, postcode nearby`,
    from: `بازارچه <no-reply@bazarcheh.ir>`,
    subject: `به بازارچه خوش آمدید`,
    html: `<div dir="rtl" style="font-family:IRANSans,Tahoma;max-width:460px;margin:0 auto;text-align:center;color:#424750"> <h2>سلام سارا جان 👋</h2><p>برای ساختن حساب کاربری، عدد پنج‌رقمی زیر را در سایت بنویسید.</p> <div style="background:#ffe4e6;border-radius:10px;font-size:30px;padding:14px">۲۹ ۴۶۸</div> <p>اولین خریدتان با ارسال رایگان (سفارش‌های بالای ۵۰۰ هزار تومان) به دستتان می‌رسد.</p> <p style="font-size:11px">تهران، خیابان بهشتی، پلاک ۱۲۴، کد پستی ۱۵۱۴۷۳۸۱۱۱ · تلفن ۰۲۱-۶۱۹۳۰</p></div>`,
    code: '29468',
    link: null,
  },
  {
    name: `ar-KW mid-sentence, account number nearby`,
    from: `سوق الديرة <account@souqdeera.test.kw>`,
    subject: `تغيير بريدك الإلكتروني`,
    html: `<div dir="rtl" style="font-family:Segoe UI,Tahoma;font-size:15px;line-height:1.7;color:#222"> <p>أم عبدالله، تحية طيبة</p> <p>وصلنا طلب باستبدال بريد حسابك رقم 77120364 بهذا العنوان. حتى نعتمد التغيير نرجو كتابة الرمز <b dir="ltr">318&nbsp;546</b> في صفحة «بياناتي» قبل الساعة 9:45 مساءً، وبعدها ستصلك كل فواتيرك هنا.</p> <p style="border-top:1px solid #ccc;padding-top:8px;font-size:12px">سوق الديرة، شرق، شارع أحمد الجابر، قطعة 6، مبنى 31 | واتساب 965 1800 123+</p></div>`,
    code: '318546',
    link: null,
  },
  {
    name: `hi-IN locker pick-up code`,
    from: `फटाफट कूरियर <info@fatafatcourier.test>`,
    subject: `पार्सल लॉकर में रखा गया`,
    html: `<div style="border:3px solid #f6b800;padding:16px;font-family:Baloo,Arial;max-width:480px"><p>हेलो कविता, आपका पैकेट (AWB 71900263348) मेट्रो स्टेशन राजीव चौक के लॉकर में पहुँच गया।</p> <p>लॉकर: <b>C-09</b><br>पिकअप कोड: <b style="font-size:24px">729450</b></p> <p>लॉकर की स्क्रीन पर पिकअप कोड दबाकर सामान निकालें। 48 घंटे बाद पैकेट विक्रेता को लौट जाएगा।</p><p><small>बिल राशि ₹799 पहले ही चुकाई जा चुकी है</small></p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-AE coupon called a code`,
    from: `دار ليان <hello@darlayan.test>`,
    subject: `خصم ٣٠٪ على عبايات العيد`,
    html: `<body dir="rtl" style="margin:0;background:#faf5ef"><span style="display:none">هديتنا لكِ قبل العيد</span> <div style="max-width:520px;margin:auto;text-align:center;font-family:Georgia"> <h1 style="font-weight:normal">كل عام وأنتِ أجمل</h1><p>استخدمي الرمز عند الدفع واحصلي على خصم فوري:</p> <p style="border:2px dashed #b08d57;font-size:26px;padding:12px">EID2530</p> <p style="font-size:13px">العرض سارٍ حتى ٣٠ مارس على الطلبات فوق ٢٥٠ درهمًا، ولا يُجمع مع عروض أخرى.</p> <span>إلغاء الاشتراك</span></div></body>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH tax ID and invoice numbers`,
    from: `บจก. ไทยรุ่งออฟฟิศ <etax@thairungoffice.co.test>`,
    subject: `นำส่งใบกำกับภาษีอิเล็กทรอนิกส์`,
    text: `เรียน ฝ่ายบัญชี

บริษัทฯ ขอนำส่งใบกำกับภาษี/ใบเสร็จรับเงิน ตามรายละเอียดดังนี้
เลขที่เอกสาร: IV680200417
วันที่: 17/02/2568
เลขประจำตัวผู้เสียภาษี: 0105548097712 (สำนักงานใหญ่)
รหัสลูกค้า: C-20518
ยอดรวม VAT 7%: 23,540.00 บาท

ไฟล์ PDF ที่แนบเปิดด้วยรหัสผ่านคือเลขทะเบียนนิติบุคคล 4 ตัวท้ายของท่าน
สอบถามโทร 02-719-5500 ต่อ 118`,
    code: null,
    link: null,
  },
  {
    name: `th-TH discount codes`,
    from: `ช้อปสนุก <promo@shopsanook.co.test>`,
    subject: `โค้ดลด 4.4 มาแล้ว เก็บด่วน!`,
    html: `<center style="font-family:Kanit;background:#fde047;padding:18px"><div style="font-size:0;color:#fde047">ลดแรงทั้งวัน</div><h1 style="color:#be123c">4.4 ลดเดือด</h1><table cellpadding="10" bgcolor="#fff"><tr><td>ลด 150.- เมื่อซื้อครบ 999.-</td><td><b>SNK44A150</b></td></tr><tr><td>ส่งฟรีขั้นต่ำ 0.-</td><td><b>FREE0404</b></td></tr></table> <p>กรอกโค้ดในหน้าตะกร้าสินค้า จำกัด 5,000 สิทธิ์แรก เฉพาะวันที่ 4 เม.ย. 00.00–02.00 น.</p></center>`,
    code: null,
    link: null,
  },
  {
    name: `he-IL bidi marks, date and times`,
    from: `קופת חולים אלון <noreply@alonhealth.co.test>`,
    subject: `כניסה לאזור האישי`,
    html: `<div dir="rtl" style="font-family:Arial,sans-serif;font-size:16px;color:#1d3557;max-width:560px"> <div style="background:#e0f3ea;padding:10px 16px"><b>אלון שירותי בריאות</b></div> <p>שלום נועה,</p><p>הסיסמה החד-פעמית שלך לשיחת הווידאו עם ד"ר לוינשטיין היא:</p> <p style="font-size:30px;font-weight:bold;text-align:center">&#8206;274 816&#8206;</p> <p>התור נקבע ל-12.03.25 בשעה 17:40. יש להתחבר חמש דקות לפני כן; הסיסמה תפוג ב-17:55.</p> <p style="font-size:12px;color:#777">מוקד אלון *2755 | דרך מנחם בגין 132, תל אביב 6701101</p></div>`,
    code: '274816',
    link: null,
  },
  {
    name: `hi-IN hyphenated PIN, other device`,
    from: `पैसावॉलेट <alerts@paisawallet.test>`,
    subject: `नया फ़ोन जोड़ा जा रहा है`,
    html: `<div style="font-family:Poppins,Arial;color:#222;max-width:500px;margin:0 auto"><h1 style="font-size:20px">क्या यह आप ही हैं?</h1> <p>किसी ने Redmi Note 13 (Android 14) पर आपका वॉलेट खोलने की कोशिश की है। यदि आप ही हैं, तो उस फ़ोन में यह पिन भर दें।</p> <p style="text-align:center;font-size:29px;color:#4b2ac9"><strong>570-913</strong></p> <p>वॉलेट शेष: ₹1,206.40 · खाता अंत 9981</p> <p style="color:#b00">अगर नहीं, तो पिन साझा मत कीजिए और ऐप में "खाता लॉक" चुनिए।</p></div>`,
    code: '570913',
    link: null,
  },
  {
    name: `vi-VN customer code and shortcode`,
    from: `Điện lực Miền Tây <cskh@dienlucmientay.test>`,
    subject: `Thông báo tiền điện kỳ 1 tháng 5/2025`,
    text: `Kính chào khách hàng LÊ VĂN TÁM

Mã khách hàng: PB14020098317
Số công tơ: 2013884706
Chỉ số cũ/mới: 11.482 / 11.739
Điện năng tiêu thụ: 257 kWh
Tổng tiền thanh toán (VAT 8%): 612.480 đồng
Hạn thanh toán: 20/05/2025

Quý khách có thể trả tại bưu cục, siêu thị hoặc qua ngân hàng, chỉ cần đọc mã khách hàng.
Tra cứu: soạn TD [dấu cách] PB14020098317 gửi 8055.
Tổng đài 1900 9000`,
    code: null,
    link: null,
  },
  {
    name: `ar-EG subscriber code on invoice`,
    from: `شركة النيل للكهرباء <fatoura@nilepower.com.test>`,
    subject: `فاتورة استهلاك شهر أبريل`,
    html: `<div dir="rtl" style="font-family:Arial;width:560px"><h3 style="color:#1f4e9c">فاتورتك الإلكترونية جاهزة</h3> <table cellpadding="6" style="background:#f4f7fb;width:100%"><tr><td>كود المشترك</td><td>0482 7719 03</td></tr><tr><td>رقم العداد</td><td>90311754</td></tr><tr><td>القراءة الحالية</td><td>18452 ك.و.س</td></tr><tr><td>المبلغ المستحق</td><td>736.25 جنيه</td></tr><tr><td>رقم التسجيل الضريبي</td><td>200-116-482</td></tr></table> <p>يمكن السداد في أي منفذ تحصيل بذكر كود المشترك للموظف، أو بالاتصال على 121 للاستفسار عن الشرائح.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH reference code beside OTP`,
    from: `ธนาคารเจ้าพระยา <otp@chaophrayabank.co.test>`,
    subject: `แจ้งรหัส OTP สำหรับทำรายการโอนเงิน`,
    html: `<table width="580" style="font-family:Sarabun,Tahoma;border:1px solid #c7d2fe" cellpadding="12"><tr><td bgcolor="#312e81"><font color="#fff">ธนาคารเจ้าพระยา จำกัด (มหาชน)</font></td></tr> <tr><td>เรียน ท่านผู้ใช้บริการ<br>รหัส OTP ของท่านคือ <b>205814</b> (รหัสอ้างอิง: KXQP) สำหรับโอนเงิน 15,000.00 บาท ไปยังบัญชี xxx-x-x4471-2 กรุณาทำรายการภายใน 3 นาที</td></tr> <tr><td style="font-size:12px;color:#666">หากท่านไม่ได้ทำรายการ โปรดติดต่อ 02-888-1144 ตลอด 24 ชั่วโมง</td></tr></table>`,
    code: '205814',
    link: null,
  },
  {
    name: `he-IL plain text, pairs of digits`,
    from: `בנק ירדן <otp@bankyarden.co.test>`,
    subject: `אישור העברה לחשבון חדש`,
    text: `לקוח/ה נכבד/ה,

בחשבון 12-704-338190 התקבלה הוראה להעביר 8,400 ש"ח למוטב "גן ילדים שקד בע"מ".
כדי שהכסף ייצא לדרך יש להקיש באתר:

48 19 02

לא ביקשת? התקשר/י מייד למוקד ההונאות 03-7614422, שלוחה 9.

בנק ירדן בע"מ, ח.צ. 520018337
הודעה זו נשלחה ב-04/11/2024 בשעה 10:06 ואין להשיב עליה.`,
    code: '481902',
    link: null,
  },
  {
    name: `ar-QA login alert, nothing to enter`,
    from: `بنك الخليج الأول <security@gfbank.qa>`,
    subject: `تم تسجيل الدخول إلى حسابك`,
    html: `<div dir="rtl" style="font-family:Tahoma;border-right:4px solid #8a1538;padding:12px 16px;max-width:540px"> <p>نود إعلامك بأن حسابك المنتهي بـ <b>7731</b> استُخدم للدخول إلى الخدمات المصرفية عبر الإنترنت بعد إدخال رمز التحقق بنجاح.</p> <ul><li>الوقت: 08:42:17 صباحًا، 3 فبراير 2025</li><li>عنوان IP: 37.211.48.160</li><li>الجهاز: iPhone، إصدار 18.3</li><li>الرقم المرجعي: 55820914</li></ul> <p>لا يلزمك أي إجراء إذا كنت صاحب العملية. وإلا فاتصل بنا فورًا على 4449 0000 لإيقاف الحساب.</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `ar-SA parcel locker pick-up code`,
    from: `سريع إكسبرس <track@sareeexpress.test>`,
    subject: `شحنتك وصلت إلى خزانة الاستلام`,
    html: `<table dir="rtl" width="100%" style="font-family:Tahoma"><tr><td bgcolor="#00843d" style="color:#fff;padding:12px"><b>سريع إكسبرس</b></td></tr> <tr><td style="padding:16px"><p>طردك رقم <b>SRX449120087</b> ينتظرك في خزانة محطة وقود النخيل، حي الياسمين.</p> <table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>رقم الخزانة</td><td>B-17</td></tr><tr><td>رمز فتح الباب</td><td style="font-size:22px"><b>648201</b></td></tr><tr><td>آخر موعد</td><td>22/05/2025</td></tr></table> <p>أحضر الرمز معك عند الاستلام، وبعد ثلاثة أيام يُعاد الطرد إلى المتجر.</p></td></tr></table>`,
    code: null,
    link: null,
  },
  {
    name: `th-TH eight digits with hyphen`,
    from: `ดูเพลิน <activate@duplearn.test>`,
    subject: `เปิดใช้งานดูเพลินบนทีวี`,
    html: `<html><body style="margin:0;font-family:Prompt,Arial"><div style="display:none;font-size:1px">กล่องทีวีของคุณรออยู่</div><table width="100%" bgcolor="#0f172a"><tr><td style="padding:24px;color:#e2e8f0"> <h2>เกือบได้ดูแล้ว</h2><p>ที่หน้าจอทีวี เลือก “เชื่อมต่อบัญชี” แล้วกดรีโมตป้อนหมายเลข</p> <p style="font-size:30px;color:#38bdf8">4108-7723</p><p>แพ็กเกจ 199 บาท/เดือน รองรับ 4K พร้อมกัน 2 จอ</p> <p style="font-size:11px;color:#64748b">ต้องการความช่วยเหลือ โทร 1678 กด 5 หรือไลน์ @duplearn</p></td></tr></table></body></html>`,
    code: '41087723',
    link: null,
  },
  {
    name: `he-IL meeting ID with passcode`,
    from: `מיכל אדרי <michal.edri@kidum-college.ac.test>`,
    subject: `הזמנה: מפגש זום יום פתוח`,
    html: `<div dir="rtl" style="font-family:Calibri;font-size:16px"><p>שלום לכל המתעניינים,</p> <p>יום פתוח מקוון של החוג לעיצוב יתקיים ב-27.1 בשעה 19:30.</p> <p dir="ltr" style="text-align:left;background:#f2f2f2;padding:10px"><br>Meeting ID: 846 1209 3377<br>Passcode: 730915</p> <p>נשמח לראותכם, ומי שלא יוכל להגיע יקבל הקלטה. קוד הקורס בידיעון: 20417.</p><p>מיכל אדרי, רכזת רישום, 08-6229911</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `fa-IR invoice, IBAN, tracking code`,
    from: `هاست پارسیان‌وب <billing@parsianweb.host>`,
    subject: `صورت‌حساب شماره ۱۰۸۸۴۲`,
    html: `<div dir="rtl" style="font-family:Tahoma;font-size:13px;line-height:2"><p>مشتری گرامی، صورت‌حساب تمدید میزبانی شما صادر گردید.</p><ul><li>شماره فاکتور: ۱۰۸۸۴۲</li><li>شناسه مشتری: 33961</li><li>سررسید: ۲۵ اسفند ۱۴۰۳</li><li>مبلغ با ۱۰٪ مالیات: ۱٬۹۸۰٬۰۰۰ تومان</li></ul> <p>واریز به شبا <span dir="ltr">IR62 0560 0850 8000 2317 4490 01</span> به نام شرکت پارسیان‌وب. لطفاً کد پیگیری واریز را از بخش مالی ارسال کنید.</p><p style="color:#888">شناسه ملی ۱۴۰۰۷۲۹۱۸۵۳</p></div>`,
    code: null,
    link: null,
  },
  {
    name: `da mid-sentence beside amounts`,
    from: `Fjordbank <ingen-svar@mail.fjordbank.dk>`,
    subject: `Godkend din overførsel på 12.450,00 kr.`,
    html: `<html lang="da"><body style="margin:0;background:#faf7f2;font-family:'Open Sans',Tahoma,sans-serif"><div style="display:none;max-height:0;overflow:hidden">Overførsel til konto med endetal 4471</div><table width="100%"><tr><td align="center"><table width="560" style="background:#fff"><tr><td style="background:#7a1f3d;color:#fff;padding:14px 24px">Fjordbank</td></tr><tr><td style="padding:24px"><p>Kære Mette</p> <p>Du er ved at overføre 12.450,00 kr. til kontoen, der ender på 4471. Tast <b>604817</b> i netbanken inden kl. 14.35, så sender vi pengene af sted.</p> <p>Er det ikke dig, der har bestilt overførslen, så ring straks til os på 70 12 33 90.</p> <p style="font-size:11px;color:#888">Fjordbank A/S · Havnegade 18, 5000 Odense C · CVR 28 41 90 37</p></td></tr></table></td></tr></table></body></html>`,
    code: '604817',
    link: null,
  },
  {
    name: `da no word code, hyphenated letters`,
    from: `Stribe TV <hej@stribetv.dk>`,
    subject: `Kobl dit nye fjernsyn på`,
    html: `<div style="max-width:600px;margin:0 auto;font-family:'Open Sans',Tahoma,sans-serif;color:#222"> <div style="border-bottom:3px solid #1f6f54;padding:12px 0;font-weight:bold">Stribe TV</div> <h1 style="font-size:24px;color:#1f6f54">Næsten klar til filmaften</h1> <p>Gå ind i appen Stribe på dit Samsung-tv, vælg »Tilføj konto« og skriv tegnene herunder med fjernbetjeningen:</p> <div style="font-size:34px;font-weight:bold;letter-spacing:2px;text-align:center;padding:16px 0;color:#1f6f54">HJ4K-92TX</div> <p>Tegnene virker i 15 minutter og kun på ét apparat.</p> <p style="font-size:11px;color:#888">Stribe TV ApS, Vesterbro 44, 9000 Aalborg</p> </div>`,
    code: 'HJ4K-92TX',
    link: null,
  },
  {
    name: `da only in subject`,
    from: `Lejrbo Beboerportal <portal@lejrbo-syd.dk>`,
    subject: `739204 er din nøgle til at vælge ny adgangskode`,
    text: `Hej Jens Ole

Du har bedt om at skifte adgangskode til beboerportalen. Nøglen står i emnefeltet på denne mail, og du skal indtaste den på siden, som du allerede har åben.

Hvis du har fortrudt, behøver du ikke gøre noget.

Mange hilsner
Boligforeningen Lejrbo Syd
Afdeling 212, Tlf. 66 19 04 50 (hverdage 9-12)`,
    code: '739204',
    link: null,
  },
  {
    name: `da order and discount code`,
    from: `Garn & Glæde <ordre@garnogglaede.dk>`,
    subject: `Tak for din ordre 2048817`,
    html: `<html><body bgcolor="#faf7f2"><table width="640" align="center" style="font-family:Arial,Helvetica,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:24px;color:#1f6f54">Vi pakker dit garn</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Ordrenummer</td><td align="right">2048817</td></tr><tr><td style="border-bottom:1px solid #ddd">6 x Alpaca Silk, farve 5310</td><td align="right">294,00 kr.</td></tr><tr><td style="border-bottom:1px solid #ddd">Fragt</td><td align="right">39,00 kr.</td></tr></table> <p style="margin:0 0 14px">Som tak får du 15 % næste gang. Brug rabatkoden <b>STRIK15</b> i kurven inden 31. august.</p> <p style="font-size:11px;color:#888">Garn & Glæde, Algade 9, 4000 Roskilde, CVR 31 77 20 54</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `da key box code of rental`,
    from: `Klithuse Udlejning <booking@klithuse.dk>`,
    subject: `Praktisk info til jeres uge i Henne Strand`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#f4f4f4;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:520px"><p style="margin:0 0 14px">Kære familien Brandt</p> <p style="margin:0 0 14px">I kan flytte ind lørdag den 12. juli fra kl. 15. Huset ligger på Lyngvej 83, og nøglen hænger i boksen til højre for hoveddøren. Koden til nøgleboksen er <strong>4829</strong>.</p> <p style="margin:0 0 14px">Notér venligst elmåleren ved ankomst. Depositum på 1.500 kr. betales retur efter 14 dage.</p> <p style="margin:0 0 14px">God ferie! Lejeaftale nr. 77-30641</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `da code expired, none given`,
    from: `Pendlerkortet <service@pendlerkortet.dk>`,
    subject: `Din engangskode nåede at udløbe`,
    html: `<html lang="da"><body style="font-family:'Segoe UI',Roboto,sans-serif"><table width="640"><tr><td style="border-left:4px solid #0b3d91;padding:8px 20px"><p style="font-size:15px;line-height:22px">Hej</p> <p style="font-size:15px;line-height:22px">Koden, vi sendte dig kl. 08.12, blev ikke brugt inden for 10 minutter og er derfor lukket.</p> <span>Bestil en ny</span> <p style="font-size:15px;line-height:22px">Har du bøvl med at logge ind, hjælper vi gerne på 36 13 14 15. Oplys kundenummer 90 114 286.</p></td></tr><tr><td style="padding:10px 20px;font-size:12px;color:#999">Pendlerkortet</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fi one letter per table cell`,
    from: `Revontulipelit <tuki@revontulipelit.fi>`,
    subject: `Kirjaudutaanko sisään?`,
    html: `<div style="max-width:520px;margin:0 auto;font-family:Verdana,Geneva,sans-serif;color:#222"> <div style="border-bottom:3px solid #c0392b;padding:12px 0;font-weight:bold">Revontulipelit</div> <p style="margin:12px 0;color:#333">Moikka Susihukka!</p> <p style="margin:12px 0;color:#333">Joku – toivottavasti sinä – yrittää päästä pelitilillesi uudelta koneelta. Jos se olit sinä, näppäile merkit peliin:</p> <table align="center" cellspacing="6"><tr><td style="border:1px solid #c0392b;width:34px;text-align:center;font-size:22px">R</td><td style="border:1px solid #c0392b;width:34px;text-align:center;font-size:22px">8</td><td style="border:1px solid #c0392b;width:34px;text-align:center;font-size:22px">T</td><td style="border:1px solid #c0392b;width:34px;text-align:center;font-size:22px">Q</td><td style="border:1px solid #c0392b;width:34px;text-align:center;font-size:22px">5</td></tr></table> <p style="margin:12px 0;color:#333">Muussa tapauksessa vaihda salasanasi. Terveisin tiimi Revontuli, versio 4.12.0</p> </div>`,
    code: 'R8TQ5',
    link: null,
  },
  {
    name: `fi eight digits looks like reference`,
    from: `Etälääkäri Kanerva <vastaanotto@kanervaterveys.fi>`,
    subject: `Videovastaanottosi alkaa klo 13.40`,
    text: `Hyvä asiakas,

lääkäri odottaa sinua tänään 17.3. klo 13.40. Avaa vastaanottohuone osoitteessa kanervaterveys.fi/huone ja todenna itsesi kertatunnuksella

    2048 1175

Tunnus toimii vain tämän käynnin ajan. Käynnin hinta on 39,90 € ja se laskutetaan jälkikäteen.

Ajanvaraus: 09 4245 1100
Kanerva Terveys Oy`,
    code: '20481175',
    link: null,
  },
  {
    name: `fi programming newsletter status codes`,
    from: `Koodikahvit <uutiskirje@koodikahvit.dev>`,
    subject: `Koodikahvit #118: miksi 418 on paras virhekoodi`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#f4f4f4;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:600px"><h1 style="font-size:22px;color:#c0392b">Tällä viikolla</h1> <p style="margin:0 0 14px">Kävimme läpi 12 400 avoimen rajapinnan vastauksia. Koodi 200 voitti odotetusti, mutta 429 on kasvussa. Python 3.13 nopeutti testiajoja 18 prosenttia.</p> <p style="margin:0 0 14px">Lukuvinkki: <span>Siisti koodi ilman dogmeja</span>, 384 sivua, ISBN 978-952-7311-40-2.</p> <p style="font-size:11px;color:#888">Saat kirjeen, koska tilasit sen. Peru tilaus milloin vain.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `fi login alert, nothing to enter`,
    from: `Pohjolan Säästö <turvallisuus@pohjolansaasto.fi>`,
    subject: `Uusi kirjautuminen verkkopankkiisi`,
    text: `Hei,

verkkopankkiisi kirjauduttiin 4.2. klo 21:07 laitteella iPhone 14 (Oulu, IP 84.250.117.63).

Jos tunnistat kirjautumisen, sinun ei tarvitse tehdä mitään. Muussa tapauksessa sulje tunnukset soittamalla 020 333 1180, palvelu vuorokauden ympäri.

Emme koskaan kysy tunnuslukuja sähköpostilla.
Viestin numero 5583012`,
    code: null,
    link: null,
  },
  {
    name: `nb four digits, age check`,
    from: `Bryggehuset Netthandel <kundeservice@bryggehuset.no>`,
    subject: `Er du over 18?`,
    html: `<html lang="nb"><body style="margin:0;background:#f4f4f4;font-family:Arial,Helvetica,sans-serif"><table width="100%"><tr><td align="center"><table width="560" style="background:#fff"><tr><td style="background:#005f73;color:#fff;padding:14px 24px">Bryggehuset Netthandel</td></tr><tr><td style="padding:24px"><p style="margin:0 0 14px">Hei, Sindre!</p> <p style="margin:0 0 14px">Før vi kan legge ølkassen i handlekurven, må vi vite at du er gammel nok. Skriv inn de fire sifrene <b style="font-size:22px">7712</b> i ruten på siden, så husker vi det til neste gang.</p> <p style="margin:0 0 14px">Husk legitimasjon ved henting i Torggata 11. Åpent 10–18.</p> <p style="font-size:11px;color:#888">Bryggehuset AS, org.nr. 918 402 773</p></td></tr></table></td></tr></table></body></html>`,
    code: '7712',
    link: null,
  },
  {
    name: `nb code in heading`,
    from: `Strømly <konto@stromly.no>`,
    subject: `Bekreft ny e-postadresse`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:Arial,Helvetica,sans-serif;color:#222"> <div style="border-bottom:3px solid #5b2a86;padding:12px 0;font-weight:bold">Strømly</div> <h1 style="font-size:22px;color:#5b2a86">358 116</h1> <p>Dette tallet skriver du inn på Min side under «Kontaktinfo» for å bytte e-postadressen på kundeforholdet ditt. Inntil det er gjort, går fakturaene til den gamle adressen.</p> <p>Anleggsadresse: Bjørkeveien 27, 7047 Trondheim. Målernummer 7359992901.</p> </div>`,
    code: '358116',
    link: null,
  },
  {
    name: `nb word-like wifi login password`,
    from: `Fjellstua Gjestenett <nett@fjellstua-hovden.no>`,
    subject: `Kom på nett hos oss`,
    text: `Velkommen til Fjellstua!

Du har registrert deg på gjestenettet med denne e-postadressen. For å fullføre påloggingen taster du engangspassordet i nettleservinduet som dukket opp:

tindsti-48

Tilgangen varer i 24 timer. Frokosten serveres fra 07.30 til 10.00, og resepsjonen nås på internnummer 9.`,
    code: 'tindsti-48',
    link: null,
  },
  {
    name: `nb KID and account numbers`,
    from: `Nordre Kraftlag <faktura@nordrekraft.no>`,
    subject: `Faktura for mars er klar`,
    html: `<html><body bgcolor="#eef2f5"><table width="600" align="center" style="font-family:'Open Sans',Tahoma,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:24px;color:#c0392b">Å betale: 1 287,50 kr</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Forfall</td><td align="right">20.04.2025</td></tr><tr><td style="border-bottom:1px solid #ddd">Kontonummer</td><td align="right">4202 31 88127</td></tr><tr><td style="border-bottom:1px solid #ddd">KID</td><td align="right">003918842750616</td></tr></table> <p style="font-size:15px;line-height:22px">Forbruket ditt var 914 kWh, 6 % lavere enn i fjor. Har du AvtaleGiro, trekkes beløpet automatisk.</p> <p style="font-size:11px;color:#888">Nordre Kraftlag SA, postboks 204, 8301 Svolvær</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `nb code sent by SMS`,
    from: `Tannlege Vik & Moe <post@vikmoe-tannlege.no>`,
    subject: `Vi har sendt deg en kode på SMS`,
    html: `<div style="font-family:Georgia,'Times New Roman',serif;font-size:15px;color:#2b2b2b;background:#f4f4f4;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:640px"><p style="margin:12px 0;color:#333">Hei!</p> <p style="margin:12px 0;color:#333">For å se journalen din trenger du koden som nettopp ble sendt til mobilnummeret som slutter på 482. Kommer den ikke fram innen et par minutter, kan du be om ny på innloggingssiden.</p> <p style="margin:12px 0;color:#333">Neste time: tirsdag 6. mai kl. 08.45.</p> <p style="font-size:11px;color:#888">Vik & Moe, Storgata 5, 2. etasje, 3015 Drammen</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `nb meeting id and pass code`,
    from: `Møterommet <invitasjon@moterommet.no>`,
    subject: `Invitasjon: Statusmøte anbud 2025-14`,
    text: `Kari Lunde inviterer deg til et videomøte.

Emne: Statusmøte anbud 2025-14
Tid: onsdag 9. april, 12.00–12.45

Møte-ID: 318 774 206 51
Passord til møtet: mK9v2R

Ringe inn? +47 21 40 22 90, konferanse-ID 660 118 372#`,
    code: null,
    link: null,
  },
  {
    name: `bg calls it number, not code`,
    from: `Книжна поляна <zdravei@knizhnapolyana.bg>`,
    subject: `Остава само една стъпка`,
    html: `<html lang="bg"><body style="margin:0;background:#faf7f2;font-family:'Segoe UI',Roboto,sans-serif"><div style="display:none;max-height:0;overflow:hidden">Активирайте профила си</div><table width="100%"><tr><td align="center"><table width="640" style="background:#fff"><tr><td style="background:#c0392b;color:#fff;padding:14px 24px">Книжна поляна</td></tr><tr><td style="padding:24px"><h1 style="font-size:24px;color:#c0392b">Добре дошли, Радостина!</h1> <p style="font-size:15px;line-height:22px">За да завършите регистрацията, въведете числото по-долу в страницата, от която идвате.</p> <div style="font-size:26px;font-weight:bold;letter-spacing:2px;text-align:center;padding:16px 0;color:#c0392b">83526</div> <p style="font-size:15px;line-height:22px">С първата си поръчка над 40 лв. получавате безплатна доставка до офис.</p> <p style="font-size:11px;color:#888">Книжна поляна ЕООД, ЕИК 204418937, София 1404, бул. „България“ 102</p></td></tr></table></td></tr></table></body></html>`,
    code: '83526',
    link: null,
  },
  {
    name: `bg hyphenated alphanumeric app connection`,
    from: `Облак Счетоводство <api@oblakschet.bg>`,
    subject: `Свързване на приложение „Склад 3“`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:'Open Sans',Tahoma,sans-serif;color:#222"> <div style="border-bottom:3px solid #1f6f54;padding:12px 0;font-weight:bold">Облак Счетоводство</div> <p style="font-size:15px;line-height:22px">Здравейте,</p> <p style="font-size:15px;line-height:22px">Приложението „Склад 3“ (версия 2.8.1) иска достъп до фактурите на фирма „Мел Трейд“ ООД. Ако сте съгласни, поставете този ключ в прозореца за свързване:</p> <table align="center"><tr><td style="background:#f1f3f6;border-radius:6px;padding:14px 28px;font-size:28px">BX7-Q2M-9LD</td></tr></table> <p style="font-size:15px;line-height:22px">Ключът е еднократен и губи сила след половин час.</p> </div>`,
    code: 'BX7-Q2M-9LD',
    link: null,
  },
  {
    name: `bg tracking number, cash amount`,
    from: `Бърза пратка <info@barzapratka.bg>`,
    subject: `Пратка 1051847720036 пътува към вас`,
    html: `<html><body bgcolor="#ffffff"><table width="520" align="center" style="font-family:Arial,Helvetica,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:22px;color:#005f73">Куриерът идва утре</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Товарителница</td><td align="right">1051847720036</td></tr><tr><td style="border-bottom:1px solid #ddd">Наложен платеж</td><td align="right">68,90 лв.</td></tr><tr><td style="border-bottom:1px solid #ddd">Час</td><td align="right">между 10:00 и 13:00</td></tr></table> <p>Адрес: гр. Пловдив 4000, ул. „Иван Вазов“ 31, ап. 6. Искате друг ден? Пренасочете пратката безплатно до 20:00 ч. днес.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `bg gift voucher code and PIN`,
    from: `Ароматика <podarak@aromatika.bg>`,
    subject: `Подарък от Веселина за рождения ти ден`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#ffffff;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:560px"><h1 style="font-size:20px;color:#222">Ваучер за 100 лв.</h1> <p style="margin:12px 0;color:#333">Веселина ти изпраща карта за подарък с пожелание: „Бъди щастлива!“</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Номер на ваучера</td><td align="right">6039 2217 4405 1188</td></tr><tr><td style="border-bottom:1px solid #ddd">ПИН на ваучера</td><td align="right">2764</td></tr></table> <p style="margin:12px 0;color:#333">Покажи го на касата или го използвай при онлайн поръчка до 31.12.2026 г. Не се заменя за пари.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `hr eight digits, card ending nearby`,
    from: `Jadran Banka <obavijesti@jadranbanka.hr>`,
    subject: `Potvrda plaćanja 249,90 EUR`,
    html: `<html lang="hr"><body style="margin:0;background:#faf7f2;font-family:'Open Sans',Tahoma,sans-serif"><table width="100%"><tr><td align="center"><table width="600" style="background:#fff"><tr><td style="background:#005f73;color:#fff;padding:14px 24px">Jadran Banka</td></tr><tr><td style="padding:24px"><p style="margin:0 0 14px">Poštovani,</p> <p style="margin:0 0 14px">karticom koja završava na 7716 upravo plaćate 249,90 EUR na prodajnom mjestu TEHNO-SHOP ZAGREB. Za odobrenje u polje na zaslonu upišite</p> <table align="center"><tr><td style="background:#f1f3f6;border-radius:6px;padding:14px 28px;font-size:28px">5609 3318</td></tr></table> <p style="margin:0 0 14px">Nikome ne otkrivajte ovaj podatak, ni djelatniku banke.</p> <p style="font-size:11px;color:#888">Jadran Banka d.d., OIB 40815592217, Info telefon 0800 44 21</p></td></tr></table></td></tr></table></body></html>`,
    code: '56093318',
    link: null,
  },
  {
    name: `hr letters only, recovery`,
    from: `Maslina Mail <oporavak@maslinamail.hr>`,
    subject: `Vratite pristup svom sandučiću`,
    html: `<div style="max-width:560px;margin:0 auto;font-family:'Open Sans',Tahoma,sans-serif;color:#222"> <div style="border-bottom:3px solid #0b3d91;padding:12px 0;font-weight:bold">Maslina Mail</div> <h1 style="font-size:22px;color:#0b3d91">Zaboravili ste lozinku?</h1> <p style="margin:12px 0;color:#333">Ništa strašno. Prepišite osam slova koja vidite ispod u obrazac za oporavak računa, a zatim odaberite novu lozinku.</p> <div style="font-size:30px;font-weight:bold;letter-spacing:2px;text-align:center;padding:16px 0;color:#0b3d91">KVTR MELO</div> <p style="margin:12px 0;color:#333">Zahtjev je zaprimljen 3. 2. 2025. u 18:22 iz Splita.</p> </div>`,
    code: 'KVTRMELO',
    link: null,
  },
  {
    name: `hr code mid sentence, device pairing`,
    from: `Kino Doma <tv@kinodoma.hr>`,
    subject: `Povežite televizor s računom`,
    text: `Bok Ivane,

na televizoru otvori Kino Doma, odaberi Prijava i utipkaj 4381 kad te pita za broj s e-maila. Vrijedi do 20:15.

Ovaj mjesec gledaš 2 filma besplatno, a pretplata ostaje 6,99 € mjesečno.

Ugodno gledanje!
Kino Doma d.o.o., Ilica 242, 10000 Zagreb`,
    code: '4381',
    link: null,
  },
  {
    name: `hr door code of rental`,
    from: `Apartmani Lavanda <rezervacije@lavanda-hvar.hr>`,
    subject: `Dolazak 18. srpnja – upute za ulaz`,
    html: `<html><body bgcolor="#eef2f5"><table width="640" align="center" style="font-family:Arial,Helvetica,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><p style="margin:12px 0;color:#333">Draga gospođo Horvat,</p> <p style="margin:12px 0;color:#333">radujemo se Vašem dolasku! Na ulaznim vratima zgrade ukucajte <b>2580#</b>, a apartman 4 je na prvom katu. Lozinka za Wi-Fi piše na hladnjaku.</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Rezervacija</td><td align="right">HV-61922</td></tr><tr><td style="border-bottom:1px solid #ddd">Ostatak za platiti</td><td align="right">420,00 €</td></tr></table> <p style="margin:12px 0;color:#333">Trajekt iz Splita stiže u 14:05, parkiralište je 80 m od kuće.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `hr invoice, IBAN, payment reference`,
    from: `Vodovod Kupa <racuni@vodovod-kupa.hr>`,
    subject: `Račun broj 40771-25 za vodu`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#ffffff;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:640px"><p>Poštovani korisniče,</p> <p>u privitku je račun za razdoblje 1. 1. – 28. 2. 2025.</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Iznos</td><td align="right">38,42 €</td></tr><tr><td style="border-bottom:1px solid #ddd">IBAN</td><td align="right">HR12 2360 0001 1023 4456 7</td></tr><tr><td style="border-bottom:1px solid #ddd">Model i poziv na broj</td><td align="right">HR01 40771-118823-6</td></tr></table> <p>Stanje vodomjera: 00914 m³. Dospijeće 25. 3.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `hr code was used notice`,
    from: `Sportska Iskaznica <sigurnost@iskaznica.hr>`,
    subject: `Vaš je kod upravo iskorišten`,
    text: `Pozdrav,

jednokratni kod koji smo vam poslali jutros iskorišten je u 09:41 za prijavu s računala (Windows 11, Osijek).

Ako ste to bili vi, poruku slobodno obrišite. Ako niste, javite nam se na 031 220 880 i navedite članski broj 100-48213.

Sportska Iskaznica`,
    code: null,
    link: null,
  },
  {
    name: `sk code before explanation`,
    from: `Tatra Sporenie <nezasielajte@tatrasporenie.sk>`,
    subject: `Prihlásenie do Internet bankingu`,
    html: `<html lang="sk"><body style="margin:0;background:#ffffff;font-family:'Segoe UI',Roboto,sans-serif"><table width="100%"><tr><td align="center"><table width="560" style="background:#fff"><tr><td style="background:#1f6f54;color:#fff;padding:14px 24px">Tatra Sporenie</td></tr><tr><td style="padding:24px"><table align="center"><tr><td style="background:#f1f3f6;border-radius:6px;padding:14px 28px;font-size:28px">270 964</td></tr></table> <p style="margin:12px 0;color:#333">Toto je bezpečnostný údaj, ktorý od vás pýta prihlasovacia obrazovka. Zadajte ho najneskôr do 5 minút.</p> <p style="margin:12px 0;color:#333">Prihlásenie z: Chrome 124, Žilina, 11. 4. 2025 o 7:58. Ak o ňom neviete, volajte *4455.</p> <p style="font-size:11px;color:#888">Tatra Sporenie, a.s., Námestie SNP 12, 811 06 Bratislava, IČO 35 882 104</p></td></tr></table></td></tr></table></body></html>`,
    code: '270964',
    link: null,
  },
  {
    name: `sk short PIN, calls it PIN`,
    from: `Lekáreň Slnečnica <eshop@slnecnicalekaren.sk>`,
    subject: `Zmena hesla`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:Verdana,Geneva,sans-serif;color:#222"> <div style="border-bottom:3px solid #5b2a86;padding:12px 0;font-weight:bold">Lekáreň Slnečnica</div> <p>Dobrý deň, pani Kováčová,</p> <p>na vašu žiadosť sme vygenerovali PIN <span style="color:#c0392b;font-weight:bold">9053</span>, pomocou ktorého si na našej stránke nastavíte nové heslo.</p> <p>Ak ste o nič nežiadali, heslo zostáva pôvodné. Vernostné body na konte: 1 340.</p> </div>`,
    code: '9053',
    link: null,
  },
  {
    name: `sk mixed hyphen groups, signing`,
    from: `PodpisOnline <podpis@podpisonline.sk>`,
    subject: `Dokument „Dodatok č. 3“ čaká na váš podpis`,
    text: `Vážený pán Hudák,

spoločnosť Stavmont s.r.o. vám poslala na podpis Dodatok č. 3 k zmluve 2024/0187.

1. Otvorte dokument cez odkaz 
2. Prečítajte si všetkých 6 strán
3. Na konci opíšte podpisový reťazec M4-77-KP

Tým je dokument podpísaný. Lehota uplynie 30. 5. 2025.`,
    code: 'M4-77-KP',
    link: null,
  },
  {
    name: `sk licence key`,
    from: `Softvér Dielňa <licencie@softverdielna.sk>`,
    subject: `Licencia k programu Faktúry 2025`,
    html: `<html><body bgcolor="#eef2f5"><table width="560" align="center" style="font-family:Arial,Helvetica,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:20px;color:#0b3d91">Ďakujeme za nákup</h1> <p style="margin:0 0 14px">Váš licenčný kľúč pre 2 počítače:</p> <p style="margin:0 0 14px"><code style="background:#eee;padding:6px">F25A-9XK2-LLQ7-03TN-WPZ4</code></p> <p style="margin:0 0 14px">Vložte ho v ponuke Pomocník &gt; Aktivácia. Platnosť aktualizácií do 31. 3. 2026. Daňový doklad č. 250300418 nájdete v prílohe.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `sk parcel box opening code`,
    from: `Balíkovňa Plus <oznam@balikovnaplus.sk>`,
    subject: `Zásielka je v boxe na Štúrovej ulici`,
    html: `<div style="font-family:Georgia,'Times New Roman',serif;font-size:15px;color:#2b2b2b;background:#faf7f2;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:600px"><p>Dobrá správa, kuriér práve vložil vašu zásielku Z 418 2207 311 do boxu.</p> <p>Na otvorenie schránky zadajte na displeji boxu heslo <b>KX83T2</b>. Vyzdvihnite si ju do 48 hodín, potom ju vrátime odosielateľovi.</p> <p style="font-size:11px;color:#888">Box 0417, Štúrova 8, 949 01 Nitra · otvorené 24/7</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `sk ticket and booking numbers`,
    from: `Divadlo pod Hradom <vstupenky@divadlopodhradom.sk>`,
    subject: `Vaše vstupenky na Kubo, 22. 11.`,
    text: `Milí diváci,

posielame potvrdenie nákupu.

Objednávka: 6610982
Vstupenky: 00341187, 00341188
Parter, rad 7, miesta 15 a 16
Spolu: 36 €

Predstavenie sa začína o 19.00 h. Vstupenky stačí ukázať v mobile pri vchode.

Tešíme sa na vás!`,
    code: null,
    link: null,
  },
  {
    name: `ca formal, case number nearby`,
    from: `Ajuntament de Vilaclara <tramits@vilaclara.cat>`,
    subject: `Accés a la seu electrònica`,
    html: `<html lang="ca"><body style="margin:0;background:#f4f4f4;font-family:Arial,Helvetica,sans-serif"><div style="display:none;max-height:0;overflow:hidden">Tràmit 2025/3318</div><table width="100%"><tr><td align="center"><table width="600" style="background:#fff"><tr><td style="background:#1f6f54;color:#fff;padding:14px 24px">Ajuntament de Vilaclara</td></tr><tr><td style="padding:24px"><p style="font-size:15px;line-height:22px">Benvolguda senyora,</p> <p style="font-size:15px;line-height:22px">Heu demanat identificar-vos per al tràmit 2025/3318 (llicència d'obres menors). Introduïu la contrasenya d'un sol ús a la pantalla de la seu:</p> <h2 style="text-align:center;color:#1f6f54;margin:18px 0">195730</h2> <p style="font-size:15px;line-height:22px">Caduca al cap de 10 minuts. Si necessiteu ajuda, truqueu al 010 o al 93 775 20 16.</p> <p style="font-size:11px;color:#888">Plaça de la Vila, 1 · 08690 Vilaclara · NIF P0831100C</p></td></tr></table></td></tr></table></body></html>`,
    code: '195730',
    link: null,
  },
  {
    name: `ca mid-sentence, plain text`,
    from: `Cooperativa Llum Verda <area.socis@llumverda.coop>`,
    subject: `Has canviat de mòbil?`,
    text: `Bon dia, Montserrat,

hem vist que vols entrar a l'àrea de sòcies des d'un telèfon nou. Quan l'aplicació t'ho pregunti, tecleja 64208 i el deixarem com a dispositiu de confiança.

Si no has estat tu, respon aquest correu abans de les 20 h.

Salut i bona energia,
Llum Verda SCCL, sòcia núm. 11.402`,
    code: '64208',
    link: null,
  },
  {
    name: `ca referral code`,
    from: `Formatgeria Cal Quim <hola@calquim.cat>`,
    subject: `Convida un amic i guanyeu 10 € cadascú`,
    html: `<html><body bgcolor="#ffffff"><table width="600" align="center" style="font-family:'Segoe UI',Roboto,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:20px;color:#7a1f3d">Els bons formatges es comparteixen</h1> <p style="margin:0 0 14px">Envia el teu codi d'amic <b>MARTA-CQ10</b> a qui vulguis. Quan faci la primera comanda de més de 35 €, tots dos tindreu 10 € de descompte.</p> <p style="margin:0 0 14px">Ja l'han fet servir 3 persones. Promoció vàlida fins al 30 de setembre.</p> <p style="font-size:11px;color:#888">Cal Quim, ctra. de Ripoll, km 14, 17813 la Vall de Bianya</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ca statistics newsletter`,
    from: `Observatori del Lloguer <butlleti@observatorilloguer.cat>`,
    subject: `Les xifres del trimestre: 1.193 € de mitjana`,
    text: `Butlletí núm. 42

El lloguer mitjà a Barcelona ha estat de 1.193 euros, un 2,4 % menys que fa un any. S'han signat 8.416 contractes nous, la xifra més baixa des del 2013.

Per codis postals, el 08003 encapçala la pujada i el 08042 la baixada.

Trobareu totes les dades al web. Per donar-vos de baixa del butlletí, responeu BAIXA.`,
    code: null,
    link: null,
  },
  {
    name: `ms TAC, amount and account`,
    from: `Bank Seri Makmur <makluman@serimakmur.test.my>`,
    subject: `TAC untuk pindahan RM1,800.00`,
    html: `<html lang="ms"><body style="margin:0;background:#ffffff;font-family:Verdana,Geneva,sans-serif"><table width="100%"><tr><td align="center"><table width="520" style="background:#fff"><tr><td style="background:#1f6f54;color:#fff;padding:14px 24px">Bank Seri Makmur</td></tr><tr><td style="padding:24px"><p style="margin:12px 0;color:#333">Pelanggan yang dihormati,</p> <p style="margin:12px 0;color:#333">Permintaan pindahan RM1,800.00 ke akaun ****3390 (NURUL AIN BT RAZALI) diterima pada 14/06/2025, 9:12 malam.</p> <p style="margin:12px 0;color:#333">TAC anda ialah <b>718452</b>. Sila masukkan sebelum 9:15 malam.</p> <p style="margin:12px 0;color:#333">Bukan anda? Hubungi 03-2789 4400 dengan segera.</p> <p style="font-size:11px;color:#888">Bank Seri Makmur Berhad 197301002288 (15513-K)</p></td></tr></table></td></tr></table></body></html>`,
    code: '718452',
    link: null,
  },
  {
    name: `ms telehealth, four spaced digits`,
    from: `KlinikDoktorKita <temujanji@doktorkita.my>`,
    subject: `Doktor sedang menunggu anda`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:Verdana,Geneva,sans-serif;color:#222"> <div style="border-bottom:3px solid #0b3d91;padding:12px 0;font-weight:bold">KlinikDoktorKita</div> <h1 style="font-size:24px;color:#0b3d91">Konsultasi video anda</h1> <p style="margin:12px 0;color:#333">Dr. Farah Hanim sudah bersedia di bilik maya 12. Untuk masuk, taip empat angka ini di skrin aplikasi:</p> <div style="font-size:30px;font-weight:bold;letter-spacing:2px;text-align:center;padding:16px 0;color:#0b3d91">3 0 9 6</div> <p style="margin:12px 0;color:#333">Sesi berlangsung 15 minit. Bayaran RM35 telah diterima, resit no. R250781.</p> </div>`,
    code: '3096',
    link: null,
  },
  {
    name: `ms plain text, alphanumeric`,
    from: `Kedai Rimba <akaun@kedairimba.my>`,
    subject: `Set semula kata laluan anda`,
    text: `Hai Hafiz,

Kami terima permohonan untuk menukar kata laluan akaun Kedai Rimba anda. Salin kekunci di bawah ke dalam ruangan yang disediakan:

WZ83KD

Ia hanya boleh digunakan sekali. Abaikan e-mel ini jika anda tidak memohonnya; akaun anda masih selamat.

Kedai Rimba, No. 21, Jalan Tun Perak, 50050 Kuala Lumpur`,
    code: 'WZ83KD',
    link: null,
  },
  {
    name: `ms parcel locker PIN`,
    from: `KotakPos Ekspres <notis@kotakposekspres.my>`,
    subject: `Bungkusan anda tiba di loker Taman Melati`,
    html: `<html><body bgcolor="#f4f4f4"><table width="520" align="center" style="font-family:Georgia,'Times New Roman',serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:20px;color:#c0392b">Sedia untuk diambil</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">No. penjejakan</td><td align="right">KPX8820174456MY</td></tr><tr><td style="border-bottom:1px solid #ddd">PIN loker</td><td align="right">551 208</td></tr><tr><td style="border-bottom:1px solid #ddd">Ambil sebelum</td><td align="right">19 Jun, 11.59 malam</td></tr></table> <p style="margin:12px 0;color:#333">Imbas kod QR atau tekan PIN pada skrin loker. Lewat tiga hari, bungkusan dipulangkan kepada penjual.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ms coupon code promotion`,
    from: `Batik Dayang <promo@batikdayang.test.my>`,
    subject: `Raya datang lagi! Potongan RM30 untuk anda`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#f4f4f4;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:560px"><p style="margin:12px 0;color:#333">Salam Aidilfitri, Puan Rohana!</p> <p style="margin:12px 0;color:#333">Gunakan kod baucar <span style="border:1px dashed #a0522d;padding:4px 10px">RAYA30</span> semasa bayar dan jimat RM30 bagi belian RM150 ke atas.</p> <p style="margin:12px 0;color:#333">Terhad kepada 500 penebusan pertama. Tidak sah bersama tawaran lain. Tamat 28 Mac 2025.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `ms exam candidate number`,
    from: `Majlis Peperiksaan Bahasa <urusetia@mpbahasa.my>`,
    subject: `Slip pendaftaran calon sesi Julai`,
    text: `Tuan/Puan,

Pendaftaran anda bagi Ujian Kecekapan Bahasa sesi Julai 2025 telah disahkan.

Angka giliran: WA 4418/0273
Kod pusat: WEA2051
Tarikh: 12 Julai 2025 (Sabtu), 8.00 pagi
Yuran: RM75.00 (dijelaskan)

Sila bawa MyKad dan slip ini ke dewan peperiksaan.

Sekian, terima kasih.
Urus setia`,
    code: null,
    link: null,
  },
  {
    name: `fil OTP, mobile number nearby`,
    from: `PeraGo <no-reply@perago.ph>`,
    subject: `Ang iyong OTP para sa cash out`,
    html: `<html lang="fil"><body style="margin:0;background:#faf7f2;font-family:Georgia,'Times New Roman',serif"><table width="100%"><tr><td align="center"><table width="520" style="background:#fff"><tr><td style="background:#d35400;color:#fff;padding:14px 24px">PeraGo</td></tr><tr><td style="padding:24px"><p style="margin:0 0 14px">Hi Jhun,</p> <p style="margin:0 0 14px">May humihiling ng cash out na ₱5,000.00 mula sa PeraGo wallet na nagtatapos sa 0917•••2846. Kung ikaw ito, ilagay ang OTP na <strong>482-071</strong> sa app para matuloy.</p> <p style="margin:0 0 14px">Huwag itong ibigay kahit kanino, kahit pa magpakilalang taga-PeraGo.</p> <p style="font-size:11px;color:#888">PeraGo Financial Inc., 8F Kalaw Tower, Makati 1226</p></td></tr></table></td></tr></table></body></html>`,
    code: '482071',
    link: null,
  },
  {
    name: `fil subject only, game login`,
    from: `Larong Bayani <suporta@larongbayani.ph>`,
    subject: `7Y2M9 – gamitin ito para makapasok sa laro`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:Arial,Helvetica,sans-serif;color:#222"> <div style="border-bottom:3px solid #005f73;padding:12px 0;font-weight:bold">Larong Bayani</div> <p>Kumusta, Mandirigma!</p> <p>May bagong device na gustong pumasok sa account mong DatuKidlat88. Nasa pamagat ng email na ito ang limang karakter na kailangan mong i-type sa login screen.</p> <p>Server: Visayas-03. Level 47 ka na, sayang kung mananakaw pa!</p> </div>`,
    code: '7Y2M9',
    link: null,
  },
  {
    name: `fil plain, asks to type number`,
    from: `Aklatang Maynila Online <miyembro@aklatangmaynila.ph>`,
    subject: `Kumpletuhin ang iyong pagpaparehistro`,
    text: `Magandang araw, Bb. Santos!

Salamat sa pag-sign up. Upang matiyak naming sa iyo nga ang email address na ito, paki-type ang numerong nasa ibaba sa bukas mong browser:

60935

Bukas ang aklatan Martes hanggang Sabado, 9:00 n.u. hanggang 5:00 n.h. Para sa tanong, tumawag sa (02) 8527-4410.`,
    code: '60935',
    link: null,
  },
  {
    name: `fil flight booking reference`,
    from: `Lipad Pilipinas <booking@lipadpilipinas.ph>`,
    subject: `Kumpirmado na ang biyahe mo papuntang Siargao`,
    html: `<html><body bgcolor="#f4f4f4"><table width="520" align="center" style="font-family:'Open Sans',Tahoma,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:24px;color:#005f73">Tara na sa Siargao!</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Booking reference</td><td align="right">QX7LTR</td></tr><tr><td style="border-bottom:1px solid #ddd">Flight</td><td align="right">LP 2137, 18 Abril, 6:25 n.u.</td></tr><tr><td style="border-bottom:1px solid #ddd">Upuan</td><td align="right">14C</td></tr></table> <p style="margin:0 0 14px">Mag-check in online 24 oras bago ang lipad. Kabuuang bayad: ₱4,318.00, sinisingil sa Visa na nagtatapos sa 9021.</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `fil phone short code`,
    from: `Sulit Load <promos@sulitload.ph>`,
    subject: `I-text ang SULIT99 sa 8429 ngayong Linggo!`,
    html: `<div style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#2b2b2b;background:#eef2f5;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:640px"><h1 style="font-size:22px;color:#c0392b">99 pesos lang, 12 GB na</h1> <p style="margin:12px 0;color:#333">I-text ang <b>SULIT99</b> sa <b>8429</b> at enjoy ka na sa 12 GB data na tatagal nang 7 araw. Puwede ring i-dial ang *143#.</p> <p style="margin:12px 0;color:#333">Para sa prepaid lamang. Hanggang Hunyo 30, 2025. DTI Fair Trade Permit No. FTEB-198842, Series of 2025.</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `fil door PIN of homestay`,
    from: `Kapitbahay Homestay <host@kapitbahayhomestay.ph>`,
    subject: `Paalala sa check-in mo bukas sa Tagaytay`,
    text: `Hello po Ma'am Liza!

Excited na po kaming tanggapin kayo bukas. Ilang bilin lang:

- Gate: pindutin ang 1974 saka ang star
- Wi-Fi: KapitBahay_2F, password bulalo2023
- Check-in 2 PM, check-out 11 AM
- Kung maligaw, i-search ang Unit 5, Brgy. Maharlika, 4120

Ingat po sa biyahe!
Ate Cora`,
    code: null,
    link: null,
  },
  {
    name: `sw calls it secret number`,
    from: `Soma Kwanza <akaunti@somakwanza.co.tz>`,
    subject: `Karibu Soma Kwanza!`,
    html: `<div style="max-width:640px;margin:0 auto;font-family:Verdana,Geneva,sans-serif;color:#222"> <div style="border-bottom:3px solid #c0392b;padding:12px 0;font-weight:bold">Soma Kwanza</div> <h1 style="font-size:20px;color:#c0392b">Hongera kwa kujiunga, Neema</h1> <p style="margin:0 0 14px">Kabla hujaanza somo la kwanza, tunahitaji kuhakikisha barua pepe hii ni yako. Namba yako ya siri ni <b>2749</b>; iweke kwenye ukurasa wa usajili.</p> <p style="margin:0 0 14px">Zaidi ya wanafunzi 18,000 wa kidato cha 4 wanasoma nasi kila wiki.</p> </div>`,
    code: '2749',
    link: null,
  },
  {
    name: `sw recovery token with hyphen`,
    from: `Ofisi ya Ardhi Mtandaoni <huduma@ardhimtandao.go.ke>`,
    subject: `Rejesha akaunti yako`,
    text: `Ndugu Otieno,

Umeomba kurejesha akaunti iliyofungwa baada ya majaribio 3 ya kuingia. Nakili tokeni hii na uiweke kwenye sehemu ya "Rejesha":

TK5-0B7E

Tokeni itafanya kazi hadi saa 11:30 jioni leo.

Kumbukumbu ya ombi: ARD/2025/00917
Ofisi ya Ardhi, Ghorofa ya 2`,
    code: 'TK5-0B7E',
    link: null,
  },
  {
    name: `sw electricity meter token`,
    from: `Shirika la Umeme Jua <malipo@umemejua.co.tz>`,
    subject: `Tokeni ya umeme wako iko tayari`,
    html: `<div style="font-family:'Open Sans',Tahoma,sans-serif;font-size:15px;color:#2b2b2b;background:#eef2f5;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:640px"><p style="font-size:15px;line-height:22px">Asante kwa malipo ya TSh 20,000.</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Mita</td><td align="right">54160283371</td></tr><tr><td style="border-bottom:1px solid #ddd">Tokeni ya LUKU</td><td align="right">4471 9026 1853 3304 7719</td></tr><tr><td style="border-bottom:1px solid #ddd">Uniti</td><td align="right">56.3 kWh</td></tr></table> <p style="font-size:15px;line-height:22px">Ingiza tokeni hii kwenye mita yako ya nyumbani ili upate umeme. Risiti namba 8827104.</p> <p style="font-size:11px;color:#888">Umeme Jua, Mtaa wa Samora 15, Dar es Salaam</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `sw login alert, no code`,
    from: `Chama cha Akiba Tujenge <usalama@tujengesacco.co.ke>`,
    subject: `Akaunti yako imefunguliwa kwenye kifaa kipya`,
    text: `Habari Wanjiku,

Leo saa 2:14 asubuhi akaunti yako ya mwanachama 00418 ilifunguliwa kupitia Tecno Spark 10, eneo la Nakuru.

Kama ni wewe, huhitaji kufanya lolote. Kama si wewe, badilisha nywila yako kisha utujulishe kupitia 020 765 4300.

Wako katika akiba,
Idara ya Usalama`,
    code: null,
    link: null,
  },
  {
    name: `ur Urdu native digits`,
    from: `سندھ کمرشل بینک <alerts@sindhcommercial.test.pk>`,
    subject: `رقم کی منتقلی کی منظوری`,
    html: `<html lang="ur" dir="rtl"><body style="margin:0;background:#ffffff;font-family:'Segoe UI',Roboto,sans-serif"><table width="100%"><tr><td align="center"><table width="640" style="background:#fff"><tr><td style="background:#7a1f3d;color:#fff;padding:14px 24px">سندھ کمرشل بینک</td></tr><tr><td style="padding:24px"><p style="margin:12px 0;color:#333">محترم صارف،</p> <p style="margin:12px 0;color:#333">آپ کے اکاؤنٹ (آخری ہندسے 5512) سے 35,000 روپے کی منتقلی کی درخواست موصول ہوئی ہے۔ منظوری کے لیے ایپ میں یہ ہندسے درج کریں:</p> <p style="margin:20px 0;font:700 24px/1.2 'Courier New',monospace">۳۷۴۹۲۸</p> <p style="margin:12px 0;color:#333">یہ صرف تین منٹ تک کارآمد ہیں۔ شکایت کی صورت میں 111-724-725 پر کال کریں۔</p> <p style="font-size:11px;color:#888">سندھ کمرشل بینک لمیٹڈ، آئی آئی چندریگر روڈ، کراچی 74000</p></td></tr></table></td></tr></table></body></html>`,
    code: '374928',
    link: null,
  },
  {
    name: `ur mid-sentence PIN`,
    from: `کتاب گھر <support@kitabghar.pk>`,
    subject: `نیا پاس ورڈ بنائیں`,
    text: `السلام علیکم عائشہ،

آپ نے کتاب گھر پر پاس ورڈ تبدیل کرنے کی درخواست کی تھی۔ براہِ کرم کھلے ہوئے صفحے پر پِن 5810 لکھیں اور پھر اپنا نیا پاس ورڈ منتخب کریں۔

اگر یہ درخواست آپ کی طرف سے نہیں تھی تو اس ای میل کو نظر انداز کر دیں۔

کتاب گھر، اردو بازار، لاہور
فون: 042-37120456`,
    code: '5810',
    link: null,
  },
  {
    name: `ur latin letters in RTL`,
    from: `ڈرامہ ٹائم <tv@dramatime.pk>`,
    subject: `اپنا ٹی وی جوڑیں`,
    html: `<html lang="ur" dir="rtl"><body><div class="w"><h1 style="font-size:20px;color:#5b2a86">بڑی اسکرین پر دیکھیے</h1> <p>اپنے اسمارٹ ٹی وی پر ڈرامہ ٹائم کھولیں، "ڈیوائس شامل کریں" پر جائیں اور نیچے دیے گئے حروف جوں کے توں لکھ دیں۔</p> <table align="center"><tr><td style="background:#f1f3f6;border-radius:6px;padding:14px 28px;font-size:28px">G6PX-4WNA</td></tr></table> <p>ماہانہ پیکیج: 299 روپے۔ ایک اکاؤنٹ پر زیادہ سے زیادہ 4 ڈیوائسز۔</p></div></body></html>`,
    code: 'G6PX-4WNA',
    link: null,
  },
  {
    name: `ur tracking, cash on delivery`,
    from: `تیز رفتار کوریئر <tracking@tezraftar.pk>`,
    subject: `آپ کا پارسل آج پہنچے گا`,
    html: `<html><body dir="rtl" bgcolor="#f4f4f4"><table width="600" align="center" style="font-family:Georgia,'Times New Roman',serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><h1 style="font-size:24px;color:#7a1f3d">پارسل راستے میں ہے</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">ٹریکنگ نمبر</td><td align="right">TR-7740291836</td></tr><tr><td style="border-bottom:1px solid #ddd">واجب الادا رقم</td><td align="right">2,450 روپے</td></tr><tr><td style="border-bottom:1px solid #ddd">رائیڈر</td><td align="right">عمران، 0301-5550142</td></tr></table> <p style="margin:0 0 14px">براہِ مہربانی رقم تیار رکھیں۔ پتہ: مکان نمبر 47، گلی 12، سیکٹر G-9/3، اسلام آباد۔</p></td></tr></tbody></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ur coupon code in Urdu`,
    from: `گل احمر لان <sale@gulahmar.pk>`,
    subject: `عید سیل: ۳۰ فیصد رعایت صرف آپ کے لیے`,
    html: `<div dir="rtl" style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#2b2b2b;background:#faf7f2;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:600px"><p>عید کی خوشیاں دوبالا کریں!</p> <p>چیک آؤٹ پر رعایتی کوڈ <b>EID2530</b> استعمال کریں اور تین ہزار روپے سے زائد کی خریداری پر ۳۰ فیصد کم ادا کریں۔</p> <p>پیشکش ۱۰ جون تک۔ سلے ہوئے ملبوسات پر لاگو نہیں۔</p> <p style="font-size:11px;color:#888">ان سبسکرائب کرنے کے لیے یہاں دبائیں</p></div></div>`,
    code: null,
    link: null,
  },
  {
    name: `ta OTP with card and amount`,
    from: `காவேரி வங்கி <thagaval@kaveribank.co.test>`,
    subject: `உங்கள் ஒருமுறை கடவுச்சொல்`,
    html: `<html lang="ta"><body style="font-family:Verdana,Geneva,sans-serif"><table width="600"><tr><td style="border-left:4px solid #5b2a86;padding:8px 20px"><p>அன்புள்ள வாடிக்கையாளரே,</p> <p>4408 என முடியும் உங்கள் அட்டையில் ரூ. 7,299.00 செலுத்த முயற்சி நடைபெறுகிறது. பரிவர்த்தனையை நிறைவு செய்ய ஒருமுறை கடவுச்சொல்: <b>692153</b></p> <p>இதை வங்கி ஊழியர்கள் உட்பட யாரிடமும் பகிர வேண்டாம்.</p> <p style="font-size:11px;color:#888">காவேரி வங்கி, 118 அண்ணா சாலை, சென்னை 600002 · 1800 425 7788</p></td></tr><tr><td style="padding:10px 20px;font-size:12px;color:#999">காவேரி வங்கி</td></tr></table></body></html>`,
    code: '692153',
    link: null,
  },
  {
    name: `ta plain telehealth, four digits`,
    from: `நலம் டெலிமெடிசின் <sandhippu@nalamtele.test>`,
    subject: `மருத்துவர் அழைப்பில் இணையுங்கள்`,
    text: `வணக்கம் திரு. முருகன்,

டாக்டர் கவிதா இன்று மாலை 5.30 மணிக்கு உங்களைக் காணொளியில் சந்திப்பார். காத்திருப்பு அறைக்குள் நுழையும்போது கேட்கப்படும் நான்கு இலக்கங்கள்:

8 0 6 4

கட்டணம் ரூ. 400 பெறப்பட்டது. முந்தைய பரிசோதனை அறிக்கைகளைத் தயாராக வைத்திருக்கவும்.

நலம் டெலிமெடிசின், கோயம்புத்தூர் 641012`,
    code: '8064',
    link: null,
  },
  {
    name: `ta order, GST, tracking numbers`,
    from: `பொன்னி ஸ்டோர்ஸ் <order@ponnistores.test>`,
    subject: `ஆர்டர் #30918842 அனுப்பப்பட்டது`,
    html: `<html lang="ta"><body><div class="w"><h1 style="font-size:22px;color:#222">உங்கள் பொருள்கள் புறப்பட்டுவிட்டன</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">ஆர்டர் எண்</td><td align="right">30918842</td></tr><tr><td style="border-bottom:1px solid #ddd">பொன்னி அரிசி 25 கிலோ</td><td align="right">ரூ. 1,475</td></tr><tr><td style="border-bottom:1px solid #ddd">கண்காணிப்பு எண்</td><td align="right">STC 5502 8174</td></tr></table> <p style="margin:12px 0;color:#333">வியாழக்கிழமைக்குள் மதுரை 625001 முகவரிக்கு வந்து சேரும். GSTIN: 33AAKCP4417R1Z6</p></div></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `ta policy number, renewal notice`,
    from: `தென்றல் காப்பீடு <policy@thendralinsure.test>`,
    subject: `உங்கள் வாகனக் காப்பீடு விரைவில் காலாவதியாகிறது`,
    text: `மதிப்பிற்குரிய திருமதி லட்சுமி,

TN 37 BK 4826 என்ற வாகனத்திற்கான காப்பீடு ஜூன் 21 அன்று முடிவடைகிறது.

பாலிசி எண்: TI/2W/00731952
புதுப்பிப்புக் கட்டணம்: ரூ. 1,318

எங்கள் இணையதளத்திலோ அருகிலுள்ள கிளையிலோ புதுப்பித்துக்கொள்ளலாம். ஏற்கெனவே செலுத்தியிருந்தால் இக்கடிதத்தைப் பொருட்படுத்த வேண்டாம்.

நன்றி,
தென்றல் காப்பீடு`,
    code: null,
    link: null,
  },
  {
    name: `bn Bengali native digits`,
    from: `পদ্মা পে <no-reply@padmapay.test.bd>`,
    subject: `লগইন যাচাই করুন`,
    html: `<div style="font-family:Verdana,Geneva,sans-serif;font-size:15px;color:#2b2b2b;background:#ffffff;padding:24px"><div style="background:#fff;border-radius:8px;padding:24px;max-width:520px"><p style="font-size:15px;line-height:22px">প্রিয় গ্রাহক,</p> <p style="font-size:15px;line-height:22px">নতুন একটি মোবাইল থেকে আপনার পদ্মা পে অ্যাকাউন্টে ঢোকার চেষ্টা হয়েছে। আপনি নিজে হলে অ্যাপে এই সংখ্যাটি লিখুন:</p> <table align="center"><tr><td style="background:#f1f3f6;border-radius:6px;padding:14px 28px;font-size:28px">৫১০ ৩৮৬</td></tr></table> <p style="font-size:15px;line-height:22px">মেয়াদ ২ মিনিট। পিন বা এই সংখ্যা কাউকে জানাবেন না। সাহায্যের জন্য ১৬২৪৭ নম্বরে কল করুন।</p> <p style="font-size:11px;color:#888">পদ্মা পে লিমিটেড, মতিঝিল বা/এ, ঢাকা ১০০০</p></div></div>`,
    code: '510386',
    link: null,
  },
  {
    name: `bn plain text signing key`,
    from: `স্বাক্ষর ডট বিডি <doc@shakkhor.test.bd>`,
    subject: `চুক্তিপত্রে আপনার স্বাক্ষর বাকি`,
    text: `জনাব রফিকুল ইসলাম,

মেসার্স রূপসা ট্রেডার্স আপনাকে একটি সরবরাহ চুক্তি (নং ২০২৫/১১৪) পাঠিয়েছে। নথিটি খুলে শেষ পাতায় নিচের চাবিটি বসালেই স্বাক্ষর সম্পন্ন হবে:

7R4-XK1

চাবিটি একবারই ব্যবহারযোগ্য এবং আজ রাত ১২টা পর্যন্ত চালু থাকবে।

ধন্যবাদান্তে,
স্বাক্ষর ডট বিডি`,
    code: '7R4-XK1',
    link: null,
  },
  {
    name: `bn ISBN and order number`,
    from: `বইমেলা অনলাইন <order@boimelaonline.test>`,
    subject: `আপনার অর্ডার নিশ্চিত হয়েছে`,
    html: `<html lang="bn"><body style="margin:0;background:#eef2f5;font-family:Verdana,Geneva,sans-serif"><table width="100%"><tr><td align="center"><table width="520" style="background:#fff"><tr><td style="background:#c0392b;color:#fff;padding:14px 24px">বইমেলা অনলাইন</td></tr><tr><td style="padding:24px"><h1 style="font-size:24px;color:#c0392b">ধন্যবাদ, সুমনা!</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">অর্ডার নম্বর</td><td align="right">৭৭৪১০৩</td></tr><tr><td style="border-bottom:1px solid #ddd">পথের পাঁচালী (ISBN 978-984-8815-32-7)</td><td align="right">৩২০ টাকা</td></tr><tr><td style="border-bottom:1px solid #ddd">ডেলিভারি চার্জ</td><td align="right">৬০ টাকা</td></tr></table> <p style="margin:0 0 14px">তিন থেকে পাঁচ দিনের মধ্যে কুমিল্লা ৩৫০০ ঠিকানায় বই পৌঁছে যাবে। মূল্য হাতে পেয়ে পরিশোধ করবেন।</p></td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `bn utility bill numbers`,
    from: `তিতাস গৃহস্থালি বিল <bill@titasbill.test.bd>`,
    subject: `জুন মাসের গ্যাস বিল`,
    text: `সম্মানিত গ্রাহক,

জুন ২০২৫ মাসের বিল প্রস্তুত হয়েছে।

গ্রাহক সংকেত: 104-882-7316
চুলা: ২ বার্নার
মোট বিল: ১,০৮০ টাকা
পরিশোধের শেষ তারিখ: ২০ জুলাই

নির্ধারিত সময়ের পরে দিলে বিলম্ব মাশুল যোগ হবে। যেকোনো ব্যাংক শাখায় বিল জমা দেওয়া যায়।`,
    code: null,
    link: null,
  },
  {
    name: `lt code alone before explanation`,
    from: `Gintaro bankas <pranesimai@gintarobankas.lt>`,
    subject: `Patvirtinkite prisijungimą prie interneto banko`,
    html: `<html><body bgcolor="#eef2f5"><div style="display:none;max-height:0;overflow:hidden">Prisijungimas iš Kauno</div><table width="560" align="center" style="font-family:Verdana,Geneva,sans-serif;border:1px solid #e2e2e2"><tbody><tr><td style="padding:28px 32px"><p style="margin:20px 0;font:700 24px/1.2 'Courier New',monospace">46027</p> <p style="margin:0 0 14px">Sveiki, tai skaičius, kurį reikia įvesti prisijungimo lange. Jis galios iki 16:48.</p> <p style="margin:0 0 14px">Jei šiuo metu nesijungiate, paskambinkite trumpuoju numeriu 1855 – užblokuosime prieigą.</p> <p style="font-size:11px;color:#888">AB Gintaro bankas, Gedimino pr. 27, LT-01104 Vilnius, įmonės kodas 112847305</p></td></tr></tbody></table></body></html>`,
    code: '46027',
    link: null,
  },
  {
    name: `lt hyphenated, mid-sentence, plain`,
    from: `Miško muzika <labas@miskomuzika.lt>`,
    subject: `Sujunkite programėlę su garso kolonėle`,
    text: `Labas, Egle,

kolonėlė „Pelėda 2“ (programinė įranga 1.4.9) laukia leidimo prisijungti prie tavo paskyros. Atsidaryk miskomuzika.lt/susieti, įrašyk DUBU-7351 ir spausk „Tęsti“. Viskas užtruks mažiau nei minutę.

Jei kolonėlės neturi, tiesiog ištrink šį laišką.

Gero klausymo!`,
    code: 'DUBU-7351',
    link: null,
  },
  {
    name: `lt parcel terminal pick-up code`,
    from: `Paštomatas LT <siuntos@pastomataslt.lt>`,
    subject: `Siunta laukia paštomate „Akropolis“`,
    html: `<html lang="lt"><body style="font-family:'Segoe UI',Roboto,sans-serif"><table width="560"><tr><td style="border-left:4px solid #005f73;padding:8px 20px"><h1 style="font-size:22px;color:#005f73">Atsiimkite siuntą</h1> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Siuntos numeris</td><td align="right">LT99 1400 2718 55</td></tr><tr><td style="border-bottom:1px solid #ddd">Atsiėmimo kodas</td><td align="right">618204</td></tr><tr><td style="border-bottom:1px solid #ddd">Saugome iki</td><td align="right">gegužės 9 d.</td></tr></table> <p style="margin:0 0 14px">Kodą suveskite paštomato ekrane arba nuskaitykite brūkšninį kodą. Ozo g. 25, Vilnius, prie 3 įėjimo.</p></td></tr><tr><td style="padding:10px 20px;font-size:12px;color:#999">Paštomatas LT</td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `lt claim and policy numbers`,
    from: `Baltų draudimas <klientai@baltudraudimas.lt>`,
    subject: `Jūsų žalos byla užregistruota`,
    html: `<html lang="lt"><body style="margin:0;background:#f4f4f4;font-family:Verdana,Geneva,sans-serif"><table width="100%"><tr><td align="center"><table width="640" style="background:#fff"><tr><td style="background:#7a1f3d;color:#fff;padding:14px 24px">Baltų draudimas</td></tr><tr><td style="padding:24px"><p style="font-size:15px;line-height:22px">Gerb. p. Kazlauskai,</p> <p style="font-size:15px;line-height:22px">gavome Jūsų pranešimą apie eismo įvykį, nutikusį 2025 m. kovo 3 d. Klaipėdoje.</p> <table width="100%" cellpadding="6" style="border-collapse:collapse"><tr><td style="border-bottom:1px solid #ddd">Žalos bylos nr.</td><td align="right">ŽB-250303-0914</td></tr><tr><td style="border-bottom:1px solid #ddd">Poliso nr.</td><td align="right">BTA 447120</td></tr><tr><td style="border-bottom:1px solid #ddd">Automobilis</td><td align="right">KHR 582</td></tr></table> <p style="font-size:15px;line-height:22px">Ekspertas susisieks per 2 darbo dienas. Rašydami mums nurodykite bylos numerį.</p></td></tr></table></td></tr></table></body></html>`,
    code: null,
    link: null,
  },
  {
    name: `lt gift coupon number`,
    from: `Sporto namai „Vėtra“ <info@vetrasportas.lt>`,
    subject: `Dovanų kuponas Tomui – 50 €`,
    text: `Sveiki,

ačiū, kad dovanojate judėjimą! Štai kuponas, kurį galite atsispausdinti arba persiųsti:

Kupono kodas: VETRA-50-90413
Vertė: 50 €
Galioja iki 2026-02-28

Kuponą priima registratūra, Savanorių pr. 174, Kaunas. Pinigai už nepanaudotą likutį negrąžinami.

Sporto namai „Vėtra“, PVM mokėtojo kodas LT100008842716`,
    code: null,
    link: null,
  },
];
