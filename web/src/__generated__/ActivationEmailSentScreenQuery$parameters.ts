/**
 * @generated SignedSource<<3a9bb36f2b279a9ced678b1603fa0058>>
 * @relayHash 34777871438b6a8ef69604855b7449f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3164c05ba1493ed198c28745bc382f7766cc2e8339c08affb0b1d6e6ca4db40f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivationEmailSentScreenQuery } from './ActivationEmailSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ActivationEmailSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3164c05ba1493ed198c28745bc382f7766cc2e8339c08affb0b1d6e6ca4db40f",
    "metadata": {},
    "name": "ActivationEmailSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
