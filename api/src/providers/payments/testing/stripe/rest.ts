// The fields of each object that nobody here reads, as they stand on a plain one: what the package types as always there
// is there. By the object's name, and by the path within it.

const PLAN = {
  id: 'plan',
  object: 'plan',
  active: true,
  amount: 0,
  amount_decimal: '0',
  billing_scheme: 'per_unit',
  created: 0,
  currency: 'cad',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: null,
  meter: null,
  nickname: null,
  product: 'prod',
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
}

function nulls(names: string): Record<string, null> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, null]))
}

export const REST: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'billing_portal.configuration': {
    ...nulls(`application default_return_url name`),
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: 0,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    updated: 0,
  },
  'billing_portal.configuration.features': {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: false,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  },
  'billing_portal.configuration.features.subscription_update': {
    ...nulls(`billing_cycle_anchor`),
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'continue_trial',
  },
  'billing_portal.configuration.features.subscription_update.products[]': {
    adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
  },
  'billing_portal.session': {
    ...nulls(`customer_account flow locale on_behalf_of return_url`),
    configuration: 'bpc',
    created: 0,
    livemode: false,
  },
  'checkout.session': {
    ...nulls(`adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types amount_subtotal
amount_total billing_address_collection cancel_url client_reference_id client_secret
collected_information consent consent_collection currency currency_conversion customer_account
customer_creation customer_details customer_email discounts integration_identifier invoice
invoice_creation locale managed_payments metadata origin_context payment_intent payment_link
payment_method_collection payment_method_configuration_details payment_method_options permissions
recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost
status submit_type subscription success_url total_details ui_mode wallet_options`),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    created: 0,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    expires_at: 0,
    livemode: false,
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
  },
  customer: { ...nulls(`default_source description shipping`), balance: 0, livemode: false },
  'customer.invoice_settings': { ...nulls(`custom_fields footer rendering_options`) },
  invoice: {
    ...nulls(`account_country account_name account_tax_ids application automatically_finalizes_at billing_reason
custom_fields customer_account customer_address customer_email customer_name customer_phone
customer_shipping customer_tax_exempt default_payment_method default_source description due_date
effective_at ending_balance footer from_invoice last_finalization_error latest_revision metadata
next_payment_attempt number on_behalf_of parent receipt_number rendering shipping_cost
shipping_details statement_descriptor status subtotal_excluding_tax test_clock
total_discount_amounts total_excluding_tax total_pretax_credit_amounts webhooks_delivered_at`),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    created: 0,
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    livemode: false,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: 0,
    period_start: 0,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  },
  'invoice.parent': { ...nulls(`quote_details`) },
  invoice_payment: {
    ...nulls(`amount_paid`),
    amount_requested: 0,
    currency: 'cad',
    livemode: false,
    status_transitions: { canceled_at: null, paid_at: null },
  },
  line_item: {
    ...nulls(`discount_amounts invoice pretax_credit_amounts quantity quantity_decimal subscription taxes`),
    discountable: true,
    discounts: [],
    livemode: false,
    metadata: {},
    subtotal: 0,
  },
  'line_item.parent': { ...nulls(`invoice_item_details`) },
  'line_item.parent.subscription_item_details': { ...nulls(`invoice_item proration_details`) },
  payment_intent: {
    ...nulls(`allowed_payment_method_types application application_fee_amount automatic_payment_methods
canceled_at cancellation_reason customer_account description excluded_payment_method_types
managed_payments on_behalf_of payment_method_configuration_details payment_method_options
payment_record processing receipt_email review setup_future_usage shipping source
statement_descriptor statement_descriptor_suffix transfer_group`),
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    livemode: false,
    payment_method_types: ['card'],
  },
  payment_method: { ...nulls(`customer_account metadata`), livemode: false },
  'payment_method.billing_details': { ...nulls(`address email phone tax_id`) },
  'payment_method.card': {
    ...nulls(`checks display_brand generated_from networks regulated_status three_d_secure_usage wallet`),
  },
  price: {
    ...nulls(`custom_unit_amount nickname tiers_mode transform_quantity unit_amount_decimal`),
    billing_scheme: 'per_unit',
    created: 0,
    livemode: false,
    type: 'recurring',
  },
  'price.recurring': { ...nulls(`meter trial_period_days`), usage_type: 'licensed' },
  product: {
    ...nulls(`description package_dimensions shippable tax_details url`),
    created: 0,
    images: [],
    livemode: false,
    marketing_features: [],
    type: 'service',
    updated: 0,
  },
  setup_intent: {
    ...nulls(`allowed_payment_method_types application automatic_payment_methods cancellation_reason description
excluded_payment_method_types latest_attempt mandate on_behalf_of
payment_method_configuration_details payment_method_options single_use_mandate`),
    livemode: false,
    payment_method_types: ['card'],
  },
  subscription: {
    ...nulls(`application application_fee_percent billing_cycle_anchor_config billing_thresholds
cancellation_details customer_account days_until_due default_source description managed_payments
next_pending_invoice_item_invoice on_behalf_of pause_collection payment_settings
pending_invoice_item_interval pending_setup_intent transfer_data trial_end trial_settings
trial_start`),
    billing_schedules: [],
    collection_method: 'charge_automatically',
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    livemode: false,
    start_date: 0,
  },
  'subscription.automatic_tax': { ...nulls(`disabled_reason liability`) },
  'subscription.billing_mode': { ...nulls(`flexible`) },
  'subscription.pending_update': { ...nulls(`discount discounts trial_end trial_from_plan`) },
  subscription_item: {
    ...nulls(`billing_thresholds current_trial tax_rates`),
    created: 0,
    discounts: [],
    metadata: {},
    plan: PLAN,
    subscription: 'sub',
  },
  subscription_schedule: {
    ...nulls(`application canceled_at completed_at customer_account metadata released_at test_clock`),
    billing_mode: { flexible: null, type: 'flexible' },
    livemode: false,
    pause_schedules: [],
  },
  'subscription_schedule.default_settings': {
    ...nulls(`application_fee_percent billing_thresholds collection_method description on_behalf_of transfer_data`),
    billing_cycle_anchor: 'automatic',
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      days_until_due: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
  },
  'subscription_schedule.phases[]': {
    ...nulls(`application_fee_percent billing_cycle_anchor billing_thresholds collection_method
default_payment_method description invoice_settings metadata on_behalf_of transfer_data trial_end`),
    add_invoice_items: [],
    currency: 'cad',
    discounts: [],
    proration_behavior: 'none',
  },
  'subscription_schedule.phases[].items[]': { ...nulls(`billing_thresholds metadata`), discounts: [], plan: 'plan' },
  tax_rate: {
    ...nulls(`description effective_percentage flat_amount jurisdiction jurisdiction_level metadata rate_type`),
    created: 0,
    livemode: false,
  },
  'test_helpers.test_clock': { deletes_after: 0, livemode: false, status_details: {} },
}
