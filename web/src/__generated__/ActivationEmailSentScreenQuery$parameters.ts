/**
 * @generated SignedSource<<771eae18f81d30e6431eeadd428ae31b>>
 * @relayHash c7692018d9f4cbc9388a03bffcf855c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30c2e997e6f9b4ea641a6e5c72fc2e1c7ef190cfdc4c179414ddc1e1cbad58dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30c2e997e6f9b4ea641a6e5c72fc2e1c7ef190cfdc4c179414ddc1e1cbad58dc",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
