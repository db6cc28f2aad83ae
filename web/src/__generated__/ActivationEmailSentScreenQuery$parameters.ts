/**
 * @generated SignedSource<<4eecc1ba9f452af1f65e2ede302f13a5>>
 * @relayHash ed2745101d28e9c539e7a4f2716eddb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7de69870dc6588e31e0d070239cf26678883f0be4cc6aa8247b6360eec75dec7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7de69870dc6588e31e0d070239cf26678883f0be4cc6aa8247b6360eec75dec7",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
