/**
 * @generated SignedSource<<74b06b2dbad6f35c6a4fbefd76f87664>>
 * @relayHash d16f7bf83fdecf630f3aa78d4ef47d37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beef9ace48653a57edd1d591a4c69aa709af28ab04e0c3bcfc9a506dd925cd35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beef9ace48653a57edd1d591a4c69aa709af28ab04e0c3bcfc9a506dd925cd35",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
