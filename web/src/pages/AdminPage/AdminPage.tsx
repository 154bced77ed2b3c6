import {
  ClipboardList,
  Cpu,
  ExternalLink,
  GraduationCap,
  LayoutDashboard,
  Mail,
  MessageSquare,
  ReceiptText,
  TicketPercent,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useGetOverviewQuery } from '../../features/admin/adminApi.ts';
import { href } from '../../shared/paths.ts';
import styles from './AdminPage.module.css';

const sections = [
  { to: href.admin(), label: 'Overview', Icon: LayoutDashboard },
  { to: href.adminUsers(), label: 'Users', Icon: Users },
  { to: href.adminEnrollments(), label: 'Enrolments', Icon: GraduationCap },
  { to: href.adminPayments(), label: 'Payments', Icon: ReceiptText, waits: 'refundRequests' },
  { to: href.adminPromoCodes(), label: 'Promo codes', Icon: TicketPercent },
  { to: href.adminComments(), label: 'Comments', Icon: MessageSquare, waits: 'comments' },
  { to: href.adminJudge(), label: 'Judge', Icon: Cpu },
  { to: href.adminMail(), label: 'Mail', Icon: Mail, waits: 'failedMails' },
  { to: href.adminAuditLog(), label: 'Audit log', Icon: ClipboardList },
] as const;

/** The frame of the back office: its sections, each with what waits in it. */
export function AdminPage() {
  const { data: overview } = useGetOverviewQuery();
  useLocation(); // renders anew when another section is opened
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the sections are a strip that scrolls: the open one stands in its middle, whenever another is open
  // or a count makes one wider, which is when this renders.
  useEffect(() => {
    const strip = nav.current;
    const open = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && open) strip.scrollLeft = open.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <div className={styles.admin}>
      <nav aria-label="Admin" className={styles.nav} ref={nav}>
        {sections.map(({ to, label, Icon, ...section }) => {
          const count = 'waits' in section ? (overview?.[section.waits] ?? 0) : 0;
          return (
            <NavLink key={to} to={to} end={to === href.admin()} className={styles.link}>
              <Icon size={18} aria-hidden />
              {label}{' '}
              {count > 0 && (
                <span className={styles.count}>
                  {count} <span className="visually-hidden">to decide on</span>
                </span>
              )}
            </NavLink>
          );
        })}
        {/* A page of the server, not of this client. */}
        <a href="/admin/queues" target="_blank" rel="noreferrer" className={styles.link}>
          <ExternalLink size={18} aria-hidden />
          Queues
        </a>
      </nav>
      <div className={styles.body}>
        <Outlet />
      </div>
    </div>
  );
}
