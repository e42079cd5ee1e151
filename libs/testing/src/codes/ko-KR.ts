import { divs, mjml, mjmlText, nested } from './layouts.js';
import type { MailCase } from './mail-case.js';

export const cases: MailCase[] = [
  {
    name: '네이버 인증번호',
    from: '네이버 <account_noreply@navercorp.test>',
    subject: '[네이버] 이메일 인증번호 안내',
    html: nested(
      '<p>안녕하세요. 네이버입니다.</p><p>아래 인증번호를 입력하여 이메일 주소 인증을 완료해 주세요.</p><p style="font-size:28px;font-weight:bold;color:#03c75a">482057</p><p>인증번호는 30분간 유효합니다.</p>',
      '경기도 성남시 분당구 정자일로 95, 13561 · 사업자등록번호 220-81-62517',
    ),
    code: '482057',
    link: null,
  },
  {
    name: '카카오',
    from: '카카오 <noreply@kakaocorp.test>',
    subject: '[카카오계정] 인증번호 [302918]',
    text: '카카오계정 인증번호는 302918 입니다.\n\n본인이 요청하지 않은 경우 이 메일을 무시하세요.',
    code: '302918',
    link: null,
  },
  {
    name: '토스',
    from: '토스 <noreply@toss.test>',
    subject: '토스 본인확인',
    text: '[토스] 인증번호 [7712] 타인에게 절대 알려주지 마세요. 고객센터 1599-4905',
    code: '7712',
    link: null,
  },
  {
    name: '쿠팡 셀',
    from: '쿠팡 <noreply@coupang.test>',
    subject: '쿠팡 로그인 인증',
    html: nested(
      '<p>로그인을 위한 인증번호를 입력해 주세요</p><table><tr>' +
        [...'660481'].map((d) => `<td style="padding:8px;font-size:24px">${d}</td>`).join('<td>&nbsp;</td>') +
        '</tr></table><p>쿠팡(주) 서울특별시 송파구 송파대로 570, 통신판매업신고 2017-서울송파-0680</p>',
    ),
    code: '660481',
    link: null,
  },
  {
    name: '확인 코드',
    from: 'Instagram <security@mail.instagram.test>',
    subject: '902 447은 회원님의 Instagram 코드입니다',
    html: divs('<p>본인이 맞으면 앱에 다음 확인 코드를 입력하세요.</p><div style="font-size:32px">902447</div>'),
    code: '902447',
    link: null,
  },
  {
    name: '은행 OTP',
    from: '신한은행 <info@shinhan.test>',
    subject: '일회용 비밀번호',
    text: '일회용 비밀번호: 551 209\n이체금액: 482,913원\n받는계좌: 110-482-913377\n절대 타인에게 노출하지 마십시오.',
    code: '551209',
    link: null,
  },
  {
    name: '전각 숫자',
    from: '넥슨 <security@nexon.test>',
    subject: '넥슨 인증',
    text: '인증코드 : ８８０３１４ (유효시간 3분)',
    code: '880314',
    link: null,
  },
  {
    name: '보안 코드 영문숫자',
    from: '업비트 <noreply@upbit.test>',
    subject: '새로운 기기 로그인 보안 코드',
    html: mjml(
      mjmlText('새로운 기기에서 로그인을 시도했습니다. 아래 보안 코드를 입력해 주세요.') +
        mjmlText('<b>Q7KX2M</b>', 'font-size:30px;') +
        mjmlText('IP 203.0.113.9 · 2025-03-04 18:22'),
    ),
    code: 'Q7KX2M',
    link: null,
  },
  {
    name: '표',
    from: '정부24 <noreply@gov24.test>',
    subject: '이메일 인증 안내',
    html: nested(
      '<table><tr><td>신청인</td><td>홍길동</td></tr><tr><td>접수번호</td><td>48291337</td></tr><tr><td>인증번호</td><td>19405520</td></tr></table>',
    ),
    code: '19405520',
    link: null,
  },
  {
    name: '라인 띄어쓰기',
    from: '배달의민족 <noreply@woowahan.test>',
    subject: '이메일 인증번호',
    html: divs('<p>배민 회원가입 인증번호</p><p class="code">4 0 9 2</p><p>10분 이내에 입력해 주세요.</p>'),
    code: '4092',
    link: null,
  },
  {
    name: '스팀',
    from: 'Steam 고객지원 <noreply@steampowered.com>',
    subject: 'Steam 계정: 새 컴퓨터에서의 접속',
    html: nested(
      '<p>gordon 계정에 로그인하는 데 필요한 Steam Guard 코드입니다.</p><p style="font-size:48px">T6HVN</p>',
    ),
    code: 'T6HVN',
    link: null,
  },
  {
    name: '비밀번호 재설정 코드',
    from: '당근 <noreply@daangn.test>',
    subject: '비밀번호 재설정',
    text: '비밀번호 재설정을 위한 인증코드는 730-118입니다. 쿠폰함도 확인해 보세요!',
    code: '730118',
    link: null,
  },
  {
    name: '이메일 인증 버튼',
    from: '벨로그 <verify@velog.test>',
    subject: 'velog 회원가입',
    html: nested(
      '<p>회원가입을 계속하시려면 하단의 버튼을 클릭하세요. 만약에 실수로 요청하셨거나, 본인이 요청하지 않았다면, 이 메일을 무시하세요.</p><p><a href="https://velog.test/register?code=aB3-x9_Qz">계속하기</a></p>',
    ),
    code: null,
    link: 'https://velog.test/register?code=aB3-x9_Qz',
  },
  {
    name: '이메일 주소 인증',
    from: '인프런 <info@inflearn.test>',
    subject: '이메일 인증을 완료해주세요',
    html: divs(
      '<p>아래 버튼을 눌러 이메일 인증을 완료해주세요.</p><a class="btn" href="https://www.inflearn.test/auth/verify?key=4f5e6d7c">이메일 인증하기</a><p><a href="https://www.inflearn.test/policy">이용약관</a></p>',
    ),
    code: null,
    link: 'https://www.inflearn.test/auth/verify?key=4f5e6d7c',
  },
  {
    name: '비밀번호 재설정 링크',
    from: '무신사 <help@musinsa.test>',
    subject: '[무신사] 비밀번호 재설정 안내',
    text: '안녕하세요.\n\n아래 링크를 클릭하여 비밀번호를 재설정해 주세요.\nhttps://www.musinsa.test/auth/password/reset?t=aa77bb66cc\n\n링크는 1시간 동안 유효합니다.',
    code: null,
    link: 'https://www.musinsa.test/auth/password/reset?t=aa77bb66cc',
  },
  {
    name: '매직 링크',
    from: '노션 <notify@notion.test>',
    subject: '로그인 링크',
    html: divs(
      '<p><a href="https://www.notion.test/loginwithemail?state=ab12cd34ef">여기를 클릭하여 로그인하세요</a></p><p>이 링크는 15분간 유효하며 비밀번호 없이 로그인할 수 있습니다.</p>',
    ),
    code: null,
    link: 'https://www.notion.test/loginwithemail?state=ab12cd34ef',
  },
  {
    name: '코드와 링크',
    from: '잔디 <noreply@jandi.test>',
    subject: '이메일을 인증해 주세요',
    html: nested(
      '<p>인증 코드: <b>JD-4071</b></p><p><a href="https://jandi.test/confirm/JD4071aa99">이메일 인증 완료하기</a></p>',
    ),
    code: 'JD-4071',
    link: 'https://jandi.test/confirm/JD4071aa99',
  },
  // ——— 없음 ———
  {
    name: '쿠폰',
    from: '지그재그 <promo@zigzag.test>',
    subject: '5,000원 할인 쿠폰 도착',
    html: mjml(
      mjmlText('쿠폰 코드') + mjmlText('<b>482913</b>', 'font-size:30px') + mjmlText('2025년 3월 31일까지 사용 가능'),
    ),
    code: null,
    link: null,
  },
  {
    name: '주문',
    from: '쿠팡 <order@coupang.test>',
    subject: '주문이 완료되었습니다',
    html: nested(
      '<table><tr><td>주문번호</td><td>48291337</td></tr><tr><td>결제금액</td><td>48,290원</td></tr><tr><td>승인번호</td><td>30291884</td></tr></table><p>운송장번호 482913377012</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '택배함',
    from: 'CJ대한통운 <notice@cj.test>',
    subject: '무인택배함 보관 안내',
    text: '보관함 비밀번호: 4829\n운송장번호: 4829-1337-7012\n수령 기한 3/14',
    code: null,
    link: null,
  },
  {
    name: '항공권',
    from: '대한항공 <ticket@koreanair.test>',
    subject: '전자 항공권 발행 확인서',
    html: nested(
      '<p>예약번호</p><p style="font-size:28px">KQ7X2M</p><p>KE1204편 ICN 08:42 좌석 48A 항공권번호 1802482913377</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '비밀번호 변경 알림',
    from: '네이버 <security@naver.test>',
    subject: '비밀번호가 변경되었습니다',
    html: divs(
      '<p>2025.03.04 18:22에 비밀번호가 변경되었습니다. 본인이 아닌 경우 <a href="https://naver.test/reset?token=aa11">비밀번호를 재설정</a>해 주세요.</p>',
    ),
    code: null,
    link: null,
  },
  {
    name: '뉴스레터',
    from: '뉴닉 <hi@newneek.test>',
    subject: '인증번호 사기, 작년에만 4821건',
    html: nested('<p>2024년 스미싱 피해가 482913건으로 늘었어요. 인증번호를 알려주면 안 되는 이유, 3분 만에 정리!</p>'),
    code: null,
    link: null,
  },
  {
    name: '화상회의',
    from: 'Zoom <no-reply@zoom.test>',
    subject: '주간 회의 초대',
    text: '회의 ID: 842 1990 3312\n암호: 482913\nhttps://zoom.test/j/84219903312?pwd=Q0pW',
    code: null,
    link: null,
  },
  {
    name: '추천인',
    from: '마켓컬리 <promo@kurly.test>',
    subject: '친구 초대하고 1만원 받기',
    text: '내 추천인 코드: 482913\n친구가 가입하고 본인인증을 마치면 적립금 10,000원!',
    code: null,
    link: null,
  },
  {
    name: '문의',
    from: '고객센터 <help@service.test>',
    subject: '[문의번호 482913] 인증번호가 오지 않아요',
    text: '접수번호 482913으로 문의가 등록되었습니다. 오류 코드 4821. 영업일 2일 이내 답변드립니다.',
    code: null,
    link: null,
  },
  {
    name: '숙소 도어락',
    from: '야놀자 <stay@yanolja.test>',
    subject: '체크인 안내',
    text: '체크인 15:00, 객실 1204호\n도어락 비밀번호 4829*\n예약번호 5561204',
    code: null,
    link: null,
  },
];
