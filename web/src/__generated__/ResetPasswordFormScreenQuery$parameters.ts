/**
 * @generated SignedSource<<ee712108959701049c96cb5952f2f620>>
 * @relayHash 29c65d6496ee3a011731088b41331c9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d487ec129f44fca56b6ceb4a724ca2d0da7024814d67a2ef21d33c9813184c46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d487ec129f44fca56b6ceb4a724ca2d0da7024814d67a2ef21d33c9813184c46",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
