/**
 * @generated SignedSource<<199e98cdfb9a28f6ee189e68648291d4>>
 * @relayHash 05c4987971e2101a33b629de561e5b11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f32e8e9432af0ad654169b02e1364c4ae897f68625de01b97ad227ac9f429821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyScreenQuery } from './PrivacyPolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f32e8e9432af0ad654169b02e1364c4ae897f68625de01b97ad227ac9f429821",
    "metadata": {},
    "name": "PrivacyPolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
