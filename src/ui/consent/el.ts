import type { Consent } from '../../core/types/texts';

/** Greek. */
export const texts: Consent = {
  'buyer_consent.text':
    'Αυτή η αγορά είναι επαναλαμβανόμενη ή πληρώνεται αργότερα. Συνεχίζοντας, εξουσιοδοτώ τη χρέωση αυτού του τρόπου πληρωμής με τα ποσά και στις ημερομηνίες που αναφέρονται, μέχρι να εκτελεστεί πλήρως η παραγγελία ή να την ακυρώσω, εφόσον επιτρέπεται.',
  'buyer_consent.policy': 'Πολιτική ακύρωσης',
  'subscription_policy.title': 'Πολιτική ακύρωσης',
  'subscription_policy.not_found': 'Οι όροι της συνδρομής δεν βρέθηκαν.',
};
