/**
 * @generated SignedSource<<043b1f18732698d26a35bc5c253aabf4>>
 * @relayHash fb83fe1cb3633cea490fde06337f13ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5b8802e70c89113dbc255ecc32ffb46b598d88f99c8a56b21abb46acf709daa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5b8802e70c89113dbc255ecc32ffb46b598d88f99c8a56b21abb46acf709daa",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
