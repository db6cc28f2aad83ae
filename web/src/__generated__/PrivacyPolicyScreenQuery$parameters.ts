/**
 * @generated SignedSource<<cf0a5db36048fdde27001f9be27ba3c0>>
 * @relayHash 39143ec405698adef02477f93ade310e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74f7ce51ecfb8cd375cbb25dbba26284f0a7fa27e8c92c9f3655d5cd5f264230

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74f7ce51ecfb8cd375cbb25dbba26284f0a7fa27e8c92c9f3655d5cd5f264230",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
