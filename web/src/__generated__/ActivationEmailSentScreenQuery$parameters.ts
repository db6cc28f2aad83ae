/**
 * @generated SignedSource<<22b5f6a879c194596d8e44d670cdb876>>
 * @relayHash ffe689b75848f634beff687a5680d921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe2ee2f7db16a3f4253f3832a69e3ba72ce23f07f3f344e7c3dda4487346b766

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe2ee2f7db16a3f4253f3832a69e3ba72ce23f07f3f344e7c3dda4487346b766",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
