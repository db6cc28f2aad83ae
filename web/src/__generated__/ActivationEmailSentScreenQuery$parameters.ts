/**
 * @generated SignedSource<<d798f6a9aec215ad0b9630ed86490840>>
 * @relayHash cf3b9224f99ddd948af939c4dabfd0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab7900ff2c6b5fdebc0114b05ae359e45c095ac612f4630df6eab7f8a7547798

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab7900ff2c6b5fdebc0114b05ae359e45c095ac612f4630df6eab7f8a7547798",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
